import { LANGUAGES } from './languages';
import type { Language } from './languages';

function isPrefixed(path: string, language: Language): boolean {
  return path === `/${language}` || path.startsWith(`/${language}/`);
}

/**
 * Returns an internal link with the prefix of the reader's language. Paths stay as they are for the
 * default language, and if they are external, already prefixed, or start with an ignored path.
 */
export function localizedPath(
  path: string,
  language: Language,
  ignored: readonly string[] = [],
): string {
  const stays =
    language === LANGUAGES[0] ||
    !path.startsWith('/') ||
    path.startsWith('//') ||
    isPrefixed(path, language) ||
    ignored.some((prefix) => path.startsWith(prefix));
  return stays ? path : `/${language}${path}`;
}
