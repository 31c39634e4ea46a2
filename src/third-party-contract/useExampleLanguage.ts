import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseLanguage } from '../language/siteConfig';
import type { Language } from '../navigation/pathnameToLanguage';

/** The language of the page, which its examples speak. */
export function useExampleLanguage(): Language {
  return parseLanguage(useDocusaurusContext().i18n.currentLocale);
}
