import type { Translations } from './types';
import en from './translations/translations.json';
import zh from './translations/translations-zh.json';

/** The label tables of all languages. */
export const ALL_TRANSLATIONS: Translations = { en, zh };
