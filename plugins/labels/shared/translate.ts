import { LANGUAGES } from './languages';
import type { LabelKey, Translations, TranslationTable } from './types';

/**
 * Returns the label at a dotted path of a table, in nested groups or, as Docusaurus writes it, under the
 * whole path. Returns undefined if the label is missing or empty, or if the path leads to a group.
 */
export function labelAt(table: TranslationTable, path: string): string | undefined {
  const memberOf = (group: string | TranslationTable | undefined, key: string) =>
    typeof group === 'object' && Object.hasOwn(group, key) ? group[key] : undefined;
  const label =
    path.split('.').reduce<string | TranslationTable | undefined>(memberOf, table) ??
    memberOf(table, path);
  return typeof label === 'string' && label ? label : undefined;
}

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
