import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { mergeTranslations } from './mergeTranslations';
import { createTranslate } from './translate';
import type { Translate } from './translate';
import type { LabelKey, Translations } from './types';
import { useUserLanguage } from './userLanguage';

const TranslationsContext = createContext<Translations>({});

interface Props {
  translations: Translations;
  children: ReactNode;
}

/** Lays tables over those of the providers around it. */
export function TranslationsProvider({ translations, children }: Props) {
  const around = useContext(TranslationsContext);
  const merged = useMemo(() => mergeTranslations(around, translations), [around, translations]);
  return <TranslationsContext.Provider value={merged}>{children}</TranslationsContext.Provider>;
}

/** The translator of the reader's language, over the tables of the providers around. */
export function useTranslate<Key extends string = LabelKey>(): Translate<Key> {
  const translations = useContext(TranslationsContext);
  const language = useUserLanguage();
  return useMemo(() => createTranslate<Key>(translations, language), [translations, language]);
}
