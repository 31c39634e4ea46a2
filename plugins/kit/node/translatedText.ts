import { Joi } from '@docusaurus/utils-validation';
import { keptSite } from '../shared/site/facts';

/** A text of a site's data, by language. */
export type TranslatedText = Readonly<Record<string, string>>;

/** Returns the schema of a text that has all languages of the site, except for those that are marked as beginning. */
export function translatedText() {
  const text = Joi.string().trim().min(1);
  const languages = keptSite().languages.map(({ id, isBeginning }): [string, Joi.Schema] => [
    id,
    isBeginning ? text : text.required(),
  ]);
  return Joi.object<TranslatedText>(Object.fromEntries(languages));
}

/** Returns a text in a language, or in the default language if it lacks that. */
export function textIn(text: TranslatedText, language: string): string {
  const [{ id }] = keptSite().languages;
  return text[language] ?? text[id] ?? '';
}

/** Returns whether a language of the site may lack texts, which are in the default language then. */
export function isBeginning(language: string): boolean {
  return keptSite().languages.some(({ id, isBeginning: begins }) => id === language && begins);
}
