// Replaces: a `<details>` needs no script and contains the list for readers without JavaScript; the
// original renders the list only when it is opened. It is in the content, which can be in another
// language than the page, so the label has its own language.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...listProps }: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return (
    <details className={clsx(styles.contents, className)} data-page-contents="">
      <summary className={styles.summary} lang={localeConfigs[currentLocale]?.htmlLang}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <div className={styles.list}>
        <TOCItems {...listProps} />
      </div>
    </details>
  );
}
