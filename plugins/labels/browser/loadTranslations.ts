import { LANGUAGES } from '../shared/languages';
import type { Language } from '../shared/languages';
import type { TranslationTable, Translations } from '../shared/types';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: TranslationTable }>>> = {
  en: () => import(/* webpackChunkName: "labels-en" */ '../../../i18n/en/labels.json'),
  zh: () => import(/* webpackChunkName: "labels-zh" */ '../../../i18n/zh/labels.json'),
};

/**
 * Loads the interface labels that a reader of a language needs: English is the fallback of every other
 * language. They are loaded on demand, so no page includes them. Rejects when they fail to load.
 */
export async function loadTranslations(language: Language): Promise<Translations> {
  const tables = [...new Set([LANGUAGES[0], language])].map(
    async (each) => [each, (await LOADERS[each]()).default] as const,
  );
  return Object.fromEntries(await Promise.all(tables));
}
