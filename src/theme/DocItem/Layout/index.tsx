// Replaces: a grid of content and a 242 px contents column instead of Infima's twelve columns. Both
// forms of the table of contents are in the markup, so that CSS alone chooses between them at every
// width; the one for narrow screens is part of the content (`PageContents`). Also adds the menu of
// the page.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import { hasContents } from '@site/src/document/contents/hasContents';
import { PageActions } from '@site/src/document/page-actions/PageActions';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const doc = useDoc();
  const { metadata } = doc;
  const hasToc = hasContents(doc);
  return (
    <div className={styles.layout}>
      <div className={clsx(styles.content, !hasToc && styles.withoutToc)}>
        <ContentVisibility metadata={metadata} />
        <article>
          <div className={styles.head}>
            <DocBreadcrumbs />
            <PageActions permalink={metadata.permalink} />
          </div>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        {(metadata.previous || metadata.next) && <DocItemPaginator />}
      </div>
      {hasToc && (
        <div className={styles.tocColumn}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
