import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { textLanguage } from '@component-docs/labels/browser/textLanguage';
import styles from './PreparedHtml.module.css';

interface Props {
  /** Sanitized at build (plugins/api-reference/node/describe/html.ts). */
  html: string;
  className?: string;
}

/** A text from the package, rendered at build. It is English where it has no translation. */
export function PreparedHtml({ html, className }: Props) {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <div
      className={clsx(styles.prepared, className)}
      lang={textLanguage(html, currentLocale)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
