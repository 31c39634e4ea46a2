import type { TranslateParam } from '@docusaurus/Translate';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import { createTranslate } from '../shared/translate';

/*
 * The half of `Translate.ts` without React, which every page loads.
 */

const translateText = createTranslate<string>(
  { [i18n.currentLocale]: codeTranslations },
  i18n.currentLocale,
);

/**
 * The text that the built site's modules have beside their labels (plugins/static-pages/node/generated-files).
 */
export interface Translated {
  translation?: string;
}

/** Returns the text of a label with its placeholders. */
export function textOf(id: string | undefined, english: string | undefined): string {
  const key = id ?? english ?? '';
  return translateText(key, { english }) ?? key;
}

/** Returns a label in the language of the page, with values in place of `{placeholders}`. */
export function translate<Text extends string>(
  { id, message, translation }: TranslateParam<Text> & Translated,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (translation ?? textOf(id, message)).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
