import { keptSite } from '../shared/site/facts';

/** Returns whether a language of the site may lack texts, which are in the default language then. */
export function isBeginning(language: string): boolean {
  return keptSite().languages.some(({ id, isBeginning: begins }) => id === language && begins);
}
