import en from '../../i18n/en/labels.json';
import zh from '../../i18n/zh/labels.json';
import type { Translations } from './shared/types';

/** The label tables of all languages. */
export const ALL_TRANSLATIONS: Translations = { en, zh };
