import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSiteConfig } from './DocsProvider';
import { isUntranslated, pathInLanguage } from './pathInLanguage';

/** The language in which a document is shown. */
export interface ContentLanguage {
  /** Path of the English page. */
  englishPath: string;
  /** Value of `lang` for the content if its language isn't the page's; otherwise undefined. */
  lang: string | undefined;
}

/** Returns the language of the current document's text. */
export function useContentLanguage(): ContentLanguage {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { source, permalink } = useDoc().metadata;
  const [defaultLanguage] = useSiteConfig().LANGUAGES;
  const { currentLocale: language, localeConfigs } = i18n;
  const english = localeConfigs[defaultLanguage];
  const englishPath = pathInLanguage(permalink, siteConfig.baseUrl, english?.baseUrl ?? '/');
  const isEnglish = isUntranslated({ source, language, defaultLanguage });
  const lang = isEnglish ? english?.htmlLang : undefined;
  return { englishPath, lang };
}
