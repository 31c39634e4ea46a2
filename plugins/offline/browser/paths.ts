import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Returns the root of the language that a site path belongs to: `/` or `/zh/`. */
export function languageRoot(path: string): string {
  const language = LANGUAGES.slice(1).find((name) => `${path}/`.startsWith(`/${name}/`));
  return language ? `/${language}/` : '/';
}

/** Returns the public form of a path in the form of `pathKey`: the root of a language has a slash. */
export function publicPath(key: string): string {
  return LANGUAGES.some((language) => key === `/${language}`) ? `${key}/` : key;
}
