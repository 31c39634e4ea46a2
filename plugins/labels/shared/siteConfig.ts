import { LANGUAGES } from './languages';
import type { Language } from './languages';

/** The languages of the site, the default one first. */
export interface SiteConfig {
  readonly LANGUAGES: typeof LANGUAGES;
}

export const SITE_CONFIG: SiteConfig = { LANGUAGES };

/** Parses a language from external input (a locale, a query). Returns English for an unknown one. */
export function parseLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];
}
