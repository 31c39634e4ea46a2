import { LANGUAGES } from '../../site/navigation/pathnameToLanguage';
import type { Language } from '../../site/navigation/pathnameToLanguage';

/** What the site says of its languages (behaviours §1; the names are the reference's). */
export interface SiteConfig {
  readonly LANGUAGES: readonly Language[];
  /** Those that are built to HTML. */
  readonly LANGUAGES_SSR: readonly Language[];
  readonly LANGUAGES_IN_PROGRESS: readonly Language[];
  /** Whether a page is in English only, on purpose. Takes its path without a language. */
  readonly LANGUAGES_IGNORE_PAGES: (pathname: string) => boolean;
}

export const SITE_CONFIG: SiteConfig = {
  LANGUAGES,
  LANGUAGES_SSR: LANGUAGES,
  LANGUAGES_IN_PROGRESS: [...LANGUAGES],
  LANGUAGES_IGNORE_PAGES: (pathname) => /^\/(?:blog(?:\/|$)|size-snapshot\/?$)/.test(pathname),
};

/** Reads a language from outside (a locale, a query); English when it is none of the site's. */
export function parseLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];
}
