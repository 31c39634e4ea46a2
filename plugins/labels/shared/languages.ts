import { LANGUAGES } from '@component-docs/kit/shared/site/languages';
import type { Language } from '@component-docs/kit/shared/site/register';

export { LANGUAGES };

export type { Language };

/** Returns where the pages of a language are: the default one has no prefix. */
export function languagePrefix(language: Language): string {
  return language === LANGUAGES[0] ? '' : `/${language}`;
}
