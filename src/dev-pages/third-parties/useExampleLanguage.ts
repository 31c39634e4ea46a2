import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseLanguage } from '../../../plugins/labels/shared/siteConfig';
import type { Language } from '../../../plugins/labels/shared/languages';

/** Returns the language of the page, which is also that of its examples. */
export function useExampleLanguage(): Language {
  return parseLanguage(useDocusaurusContext().i18n.currentLocale);
}
