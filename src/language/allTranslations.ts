import type { Translations } from './shared/types';
import en from './shared/translations/translations.json';
import zh from './shared/translations/translations-zh.json';

/** The label tables of all languages. */
export const ALL_TRANSLATIONS: Translations = { en, zh };
