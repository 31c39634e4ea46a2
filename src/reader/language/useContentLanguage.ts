import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSiteConfig } from './DocsProvider';
import { isUntranslated } from './isUntranslated';
import { pathInLanguage } from './pathInLanguage';

/** What a document is shown as in the reader's language. */
export interface ContentLanguage {
  /** The English page. */
  englishPath: string;
  /** The content's own language, for `lang`, where it is not the page's; undefined where it is. */
  lang: string | undefined;
}

/** The language that the text of the document at hand is in. */
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
