import { LANGUAGES } from '../../site/navigation/pathnameToLanguage';
import type { Language } from '../../site/navigation/pathnameToLanguage';

/** The languages of the site. The names are those of MUI's own site config. */
export interface SiteConfig {
  readonly LANGUAGES: readonly Language[];
  /** Languages that are rendered to HTML. */
  readonly LANGUAGES_SSR: readonly Language[];
  readonly LANGUAGES_IN_PROGRESS: readonly Language[];
  /** Returns whether a page is in English only, on purpose. The path must not include the language. */
  readonly LANGUAGES_IGNORE_PAGES: (pathname: string) => boolean;
}

export const SITE_CONFIG: SiteConfig = {
  LANGUAGES,
  LANGUAGES_SSR: LANGUAGES,
  LANGUAGES_IN_PROGRESS: [...LANGUAGES],
  LANGUAGES_IGNORE_PAGES: (pathname) => /^\/(?:blog(?:\/|$)|size-snapshot\/?$)/.test(pathname),
};

/** Parses a language from external input (a locale, a query). Returns English for an unknown one. */
export function parseLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];
}
