import { LANGUAGES } from '@component-docs/labels/shared/languages';

const CHINESE = /\p{Script=Han}/u;

/** Returns the words that readers of a language use: words of their own language first, then English ones. */
export function wordsIn(language: string, words: readonly string[]): string[] {
  const chinese = words.filter((word) => CHINESE.test(word));
  const others = words.filter((word) => !CHINESE.test(word));
  return language === LANGUAGES[0] ? others : [...chinese, ...others];
}
