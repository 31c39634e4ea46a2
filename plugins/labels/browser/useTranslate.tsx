import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { mergeTranslations } from './mergeTranslations';
import { createTranslate } from '../shared/translate';
import type { Translate } from '../shared/translate';
import type { LabelKey, Translations } from '../shared/types';
import { useUserLanguage } from './userLanguage';

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
