import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pathInLanguage } from '../../../plugins/labels/browser/pathInLanguage';

export interface LanguageLink {
  locale: string;
  /** The name of the language, in that language. */
  label: string;
  /** Used for `lang` and `hreflang`. */
  htmlLang: string;
  /** The site path of this page in the language, with query and hash. */
  href: string;
  isCurrent: boolean;
}

/** Returns links to this page in every language, with the current query and hash. */
export function useLanguageLinks(): LanguageLink[] {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  return i18n.locales.flatMap((locale) => {
    const config = i18n.localeConfigs[locale];
    return config
      ? {
          locale,
          label: config.label,
          htmlLang: config.htmlLang,
          href: pathInLanguage(pathname, siteConfig.baseUrl, config.baseUrl) + search + hash,
          isCurrent: locale === i18n.currentLocale,
        }
      : [];
  });
}
