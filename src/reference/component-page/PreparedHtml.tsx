import clsx from 'clsx';
import styles from './PreparedHtml.module.css';

interface Props {
  /** Sanitized at build (plugins/api/reference/describe/renderMarkdown.ts). */
  html: string;
  className?: string;
}

/** A text from the package, rendered at build. */
export function PreparedHtml({ html, className }: Props) {
  return (
    <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
