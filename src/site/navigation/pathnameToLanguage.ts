/** The languages of the site; the first is the default. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** What a path says of language and page (behaviours §2). */
export interface LanguageOfPath {
  userLanguage: Language;
  /** Without the language prefix; a literal `/en` stays. */
  canonicalAs: string;
  /** The same without its hash, which a server never receives. */
  canonicalAsServer: string;
  /** The same with a leading `/api` as `/api-docs`, and without one trailing slash. */
  canonicalPathname: string;
}

/** The language named by a path's first folder; the slash after it is required. */
function languageOf(path: string): Language {
  return LANGUAGES.find((language) => path.startsWith(`/${language}/`)) ?? DEFAULT_LANGUAGE;
}

/**
 * The page a path stands for, whatever its language: hash gone, a leading `/api` (as plain text,
 * so `/material-ui/api/…` stays) turned into `/api-docs`, one trailing slash gone.
 */
function canonicalPathnameOf(canonicalAsServer: string): string {
  const path = canonicalAsServer.replace(/^\/api/, '/api-docs');
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Splits a path, with its query and hash, into language and page (behaviours §2). */
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
