import en from '../../../i18n/en/labels.json';
import zh from '../../../i18n/zh/labels.json';
import type { Language } from '../shared/languages';
import type { TranslationTable } from '../shared/types';

/** The label tables of all languages. */
export const ALL_TRANSLATIONS = { en, zh } satisfies Record<Language, TranslationTable>;
