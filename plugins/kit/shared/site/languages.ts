import { keptSite } from './facts';
import type { Language } from './register';
import type { SiteLanguage } from './types';

const { languages } = keptSite();

/** The languages of the site; the first is the default. */
export const LANGUAGES = languages.map(({ id }) => id) as unknown as readonly [
  Language,
  ...Language[],
];

/** The facts about each language, apart from `LANGUAGES`, which every page downloads. */
export const LANGUAGE_FACTS = Object.fromEntries(
  languages.map((language) => [language.id, language]),
) as Readonly<Record<Language, SiteLanguage>>;
