import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Banner } from './sponsors';
import styles from './Sponsors.module.css';

/** Shows the banner above the contents, in the reader's language. */
export function TocBanner({ href, text }: Banner) {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <a
      className={styles.banner}
      data-styles="supporters"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text[currentLocale] ?? text.en}
    </a>
  );
}
