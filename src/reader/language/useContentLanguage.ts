import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSiteConfig } from './DocsProvider';
import { isUntranslated } from './isUntranslated';
import { pathInLanguage } from './pathInLanguage';

/** The language in which a document is shown. */
export interface ContentLanguage {
  /** Path of the English page. */
  englishPath: string;
  /** Value of `lang` for the content if its language isn't that of the page; otherwise undefined. */
  lang: string | undefined;
}

/** Returns the language of the current document's text. */
export function useContentLanguage(): ContentLanguage {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { source, permalink } = useDoc().metadata;
  const { LANGUAGES_IGNORE_PAGES } = useSiteConfig();
  const { currentLocale: language, defaultLocale: defaultLanguage, localeConfigs } = i18n;
  const english = localeConfigs[defaultLanguage];
  const englishPath = pathInLanguage(permalink, siteConfig.baseUrl, english?.baseUrl ?? '/');
  const page = { source, pathname: englishPath, language, defaultLanguage };
  const lang = isUntranslated(page, LANGUAGES_IGNORE_PAGES) ? english?.htmlLang : undefined;
  return { englishPath, lang };
}
