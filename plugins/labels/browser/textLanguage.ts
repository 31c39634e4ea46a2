import { LANGUAGES } from '../shared/languages';

const HAN = /\p{Script=Han}/u;

/**
 * Returns the value of `lang` for a text from a package: descriptions are
 * translated into Chinese only, so that any without Chinese on a page in another language is English. Undefined for a text in the language of the page, and for one without words.
 *
 * @param language the language of the page
 */
export function textLanguage(html: string, language: string): 'en' | undefined {
  const words = html.replace(/<(code|pre)\b[^>]*>.*?<\/\1>|<[^>]*>/gs, '');
  return language !== LANGUAGES[0] && /\p{L}/u.test(words) && !HAN.test(words) ? 'en' : undefined;
}
