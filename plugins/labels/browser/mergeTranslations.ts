import type { TranslationTable, Translations } from '../shared/types';

function mergeTables(base: TranslationTable | undefined, over: TranslationTable): TranslationTable {
  const merged: Record<string, string | TranslationTable> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base && Object.hasOwn(base, key) ? base[key] : undefined;
    const group = typeof below === 'object' ? below : undefined;
    merged[key] = typeof value === 'object' ? mergeTables(group, value) : value;
  }
  return merged;
}

/**
 * Merges tables label by label; labels of `over` take precedence. Either may have languages that the other
 * lacks. Doesn't modify its arguments.
 */
export function mergeTranslations(base: Translations, over: Translations): Translations {
  return Object.fromEntries([
    ...Object.entries(base),
    ...Object.entries(over).map(
      ([language, table]) => [language, mergeTables(base[language], table)] as const,
    ),
  ]);
}
