import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseLanguage } from '../../reader/language/siteConfig';
import type { Language } from '../../site/navigation/pathnameToLanguage';

/** The language of the page, which its examples speak. */
export function useExampleLanguage(): Language {
  return parseLanguage(useDocusaurusContext().i18n.currentLocale);
}
