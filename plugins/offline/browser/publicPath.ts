import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Returns the public form of a path in the form of `pathKey`: the root of a language has a slash. */
export function publicPath(key: string): string {
  return LANGUAGES.some((language) => key === `/${language}`) ? `${key}/` : key;
}
