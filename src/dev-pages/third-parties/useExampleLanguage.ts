import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseLanguage } from '../../reader/language/siteConfig';
import type { Language } from '../../site/navigation/pathnameToLanguage';

/** Returns the language of the page, which is also that of its examples. */
export function useExampleLanguage(): Language {
  return parseLanguage(useDocusaurusContext().i18n.currentLocale);
}
