import { LANGUAGES } from './pathnameToLanguage';
import type { Language } from './pathnameToLanguage';

function isPrefixed(path: string, language: Language): boolean {
  return path === `/${language}` || path.startsWith(`/${language}/`);
}

/**
 * An internal link as a reader of a language follows it: prefixed with the language, unless that
 * is the default one, the path is external, prefixed already, or starts with an ignored one
 * (behaviours §2).
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
