import type { Language } from '../../site/navigation/pathnameToLanguage';
import type { Translations } from './types';

const loadEnglish = async (): Promise<Translations> => {
  const { default: en } = await import(
    /* webpackChunkName: "labels-en" */ './translations/translations.json'
  );
  return { en };
};

const loadChinese = async (): Promise<Translations> => {
  const { default: zh } = await import(
    /* webpackChunkName: "labels-zh" */ './translations/translations-zh.json'
  );
  return { zh };
};

/** English is what every other language falls back to. */
const LOADERS: Readonly<Record<Language, readonly (() => Promise<Translations>)[]>> = {
  en: [loadEnglish],
  zh: [loadEnglish, loadChinese],
};

/**
 * The interface labels that a reader of a language needs, loaded when first asked for: no page
 * carries them (design §3). Rejects when they do not arrive.
 */
export async function loadTranslations(language: Language): Promise<Translations> {
  const tables = await Promise.all(LOADERS[language].map((load) => load()));
  return Object.assign({}, ...tables) as Translations;
}
