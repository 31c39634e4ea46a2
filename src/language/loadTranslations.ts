import type { Language } from './shared/languages';
import type { Translations } from './shared/types';

const loadEnglish = async (): Promise<Translations> => {
  const { default: en } = await import(
    /* webpackChunkName: "labels-en" */ '../../i18n/en/labels.json'
  );
  return { en };
};

const loadChinese = async (): Promise<Translations> => {
  const { default: zh } = await import(
    /* webpackChunkName: "labels-zh" */ '../../i18n/zh/labels.json'
  );
  return { zh };
};

/** The loaders of each language. English is the fallback of every other language. */
const LOADERS: Readonly<Record<Language, readonly (() => Promise<Translations>)[]>> = {
  en: [loadEnglish],
  zh: [loadEnglish, loadChinese],
};

/**
 * Loads the interface labels that a reader of a language needs. They are loaded on demand, so no page
 * includes them. Rejects when they fail to load.
 */
export async function loadTranslations(language: Language): Promise<Translations> {
  const tables = await Promise.all(LOADERS[language].map((load) => load()));
  return Object.assign({}, ...tables) as Translations;
}
