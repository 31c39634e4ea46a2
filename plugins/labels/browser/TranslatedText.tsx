import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import type { TranslateProps } from '@docusaurus/Translate';
import { textOf } from './translateLabel';
import type { Translated } from './translateLabel';

/** Renders a label in the language of the page, with values in place of `{placeholders}`. */
export function TranslatedText<Text extends string>({
  id,
  children,
  values,
  translation,
}: TranslateProps<Text> & Translated): ReactNode {
  return interpolate(translation ?? textOf(id, children), values);
}
