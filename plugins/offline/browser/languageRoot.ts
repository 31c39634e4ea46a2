import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Returns the root of the language that a site path belongs to: `/` or `/zh/`. */
export function languageRoot(path: string): string {
  const language = LANGUAGES.slice(1).find((name) => `${path}/`.startsWith(`/${name}/`));
  return language ? `/${language}/` : '/';
}
