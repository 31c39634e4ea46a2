import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseLanguage } from '../../language/shared/siteConfig';
import type { Language } from '../../language/shared/languages';

/** Returns the language of the page, which is also that of its examples. */
export function useExampleLanguage(): Language {
  return parseLanguage(useDocusaurusContext().i18n.currentLocale);
}
