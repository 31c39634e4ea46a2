import { LANGUAGES } from './languages';
import type { Language } from './languages';

const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** The language and page that a path stands for. */
export interface LanguageOfPath {
  userLanguage: Language;
  /** The path without the language prefix; a literal `/en` is kept. */
  canonicalAs: string;
  /** `canonicalAs` without its hash, which a server never receives. */
  canonicalAsServer: string;
  /**
   * A page's name for all languages and forms of its path, not an address: `canonicalAsServer` with a leading
   * `/api` replaced by `/api-docs`, and without one trailing slash.
   */
  canonicalPathname: string;
}

/** Returns the language named by the first folder of a path, which a slash must follow. */
function languageOf(path: string): Language {
  return LANGUAGES.find((language) => path.startsWith(`/${language}/`)) ?? DEFAULT_LANGUAGE;
}

/**
 * Replaces a leading `/api` by `/api-docs` and removes one trailing slash. `/api` is matched as plain
 * text at the start only, so `/ui/api/…` is kept.
 */
function canonicalPathnameOf(canonicalAsServer: string): string {
  const path = canonicalAsServer.replace(/^\/api/, '/api-docs');
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Splits a path, with its query and hash, into language and page. */
export function pathnameToLanguage(path: string): LanguageOfPath {
  const userLanguage = languageOf(path);
  const prefixLength = userLanguage === DEFAULT_LANGUAGE ? 0 : `/${userLanguage}`.length;
  const canonicalAs = path.slice(prefixLength);
  const [canonicalAsServer = ''] = canonicalAs.split('#', 1);
  return {
    userLanguage,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: canonicalPathnameOf(canonicalAsServer),
  };
}
