import en from '../../i18n/en/labels.json';
import zh from '../../i18n/zh/labels.json';
import { createTranslate } from '../../src/language/shared/translate';
import type { LabelKey } from '../../src/language/shared/types';

/** Returns the key of a template's title among the labels of templates: `signIn` for `sign-in`. */
export function labelKeyOf(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a function that returns a label of the label table in a language. */
export function labelsIn(language: string): (key: LabelKey) => string {
  const translate = createTranslate({ en, zh }, language);
  return (key) => translate(key) ?? '';
}

/** Returns the title of a template, which is among the labels. */
export function titleOf(slug: string, language: string): string {
  return labelsIn(language)(`templates.${labelKeyOf(slug)}` as LabelKey);
}
