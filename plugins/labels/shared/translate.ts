import { LANGUAGES } from './languages';
import { labelAt } from './labelAt';
import type { LabelKey, Translations } from './types';

export interface TranslateOptions {
  /** The English text, if it is in the sources rather than in a table. */
  english?: string;
  /** Don't warn when the label is missing. */
  ignoreWarning?: boolean;
}

/** Returns the label at a dotted path, in the reader's language or in English; null if both lack it. */
export type Translate<Key extends string = LabelKey> = (
  key: Key,
  options?: TranslateOptions,
) => string | null;

/** Shown for every label of a language that has no table. */
const NO_TABLE = '…';

const warned = new Set<string>();

function warnOnce(fullKey: string): void {
  if (!warned.has(fullKey)) {
    warned.add(fullKey);
    console.warn(`Missing translation for ${fullKey}`);
  }
}

/**
 * Returns the translate function of one language. A language without a table logs an error on every
 * call. A missing label logs one warning, in the browser only. Neither breaks the page. The caller fills
 * in placeholders such as `{{publisher}}`.
 */
export function createTranslate<Key extends string = LabelKey>(
  translations: Translations,
  language: string,
): Translate<Key> {
  return (key, { english, ignoreWarning = false } = {}) => {
    const table = translations[language];
    if (!table) {
      console.error(`Missing language: ${language}.`);
      return NO_TABLE;
    }
    const label = labelAt(table, key);
    if (label !== undefined) {
      return label;
    }
    if (english !== undefined && language === LANGUAGES[0]) {
      return english;
    }
    if (!ignoreWarning && typeof window !== 'undefined') {
      warnOnce(`${language}:${key}`);
    }
    return english ?? labelAt(translations[LANGUAGES[0]] ?? {}, key) ?? null;
  };
}
