import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createTranslate } from '../shared/translate';
import type { Translate } from '../shared/translate';
import type { LabelKey, Translations, TranslationTable } from '../shared/types';
import { useUserLanguage } from './userLanguage';

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

const TranslationsContext = createContext<Translations>({});

interface Props {
  translations: Translations;
  children: ReactNode;
}

/** Merges tables over the tables of outer providers. */
export function TranslationsProvider({ translations, children }: Props) {
  const outer = useContext(TranslationsContext);
  const merged = useMemo(() => mergeTranslations(outer, translations), [outer, translations]);
  return <TranslationsContext.Provider value={merged}>{children}</TranslationsContext.Provider>;
}

/** Returns the translate function of the reader's language, with the tables of all outer providers. */
export function useTranslate<Key extends string = LabelKey>(): Translate<Key> {
  const translations = useContext(TranslationsContext);
  const language = useUserLanguage();
  return useMemo(() => createTranslate<Key>(translations, language), [translations, language]);
}
