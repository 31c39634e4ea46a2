/** The languages of the site; the first is the default. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

interface LanguageFacts {
  /** The language's own name. */
  label: string;
  /** The `lang` of its pages. */
  htmlLang: string;
}

/** The facts about each language, apart from `LANGUAGES`, which every page downloads. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { label: 'English', htmlLang: 'en' },
  zh: { label: '中文', htmlLang: 'zh-CN' },
};

/** Returns where the pages of a language are: the default one has no prefix. */
export function languagePrefix(language: Language): string {
  return language === LANGUAGES[0] ? '' : `/${language}`;
}
