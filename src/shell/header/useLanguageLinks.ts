import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pathInLanguage } from '../../reader/language/pathInLanguage';

export interface LanguageLink {
  locale: string;
  /** The language's own name of itself. */
  label: string;
  /** For `lang` and `hreflang`. */
  htmlLang: string;
  /** This page in the language: a site path with query and hash. */
  href: string;
  isCurrent: boolean;
}

/** This page in every language, with the query and hash that it is open at. */
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
