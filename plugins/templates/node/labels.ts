import type { LabelKey } from '@component-docs/labels/shared/types';
import { labelsIn } from '@component-docs/labels/node/texts';

/** Returns the key of a template's title among the labels of templates: `signIn` for `sign-in`, `acmeUiFiles` for `acme-ui/files`. */
export function labelKeyOf(slug: string): string {
  return slug.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the title of a template, which is among the labels. */
export function titleOf(slug: string, language: string): string {
  return labelsIn(language)(`templates.${labelKeyOf(slug)}` as LabelKey);
}
