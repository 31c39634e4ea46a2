import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import type { TranslateParam, TranslateProps } from '@docusaurus/Translate';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import { createTranslate } from '../shared/translate';

/**
 * Takes the place of `@docusaurus/Translate` in the browser (plugins/static-pages/node/resolution), whose
 * labels have their English text in the sources. It would show that text without a word where a
 * translation is missing.
 */
const translateLabel = createTranslate<string>(
  { [i18n.currentLocale]: codeTranslations },
  i18n.currentLocale,
);

/** What the built site's modules have beside their labels (plugins/static-pages/node/client-labels). */
interface Translated {
  translation?: string;
}

function textOf(id: string | undefined, english: string | undefined): string {
  const key = id ?? english ?? '';
  return translateLabel(key, { english }) ?? key;
}

/** Returns a label in the language of the page, with values in place of `{placeholders}`. */
export function translate<Text extends string>(
  { id, message, translation }: TranslateParam<Text> & Translated,
  values?: Readonly<Record<string, string | number>>,
): string {
  return interpolate(translation ?? textOf(id, message), values);
}

/** Renders a label in the language of the page, with values in place of `{placeholders}`. */
export default function Translate<Text extends string>({
  id,
  children,
  values,
  translation,
}: TranslateProps<Text> & Translated): ReactNode {
  return interpolate(translation ?? textOf(id, children), values);
}
