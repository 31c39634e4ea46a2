/** What an icon is found by. */
export interface IconWords {
  /** In lower case. */
  name: string;
  /** Where the parts of the name start. */
  starts: readonly number[];
  /** In lower case. */
  synonyms: readonly string[];
}

const IS_HAN = /^\p{Script=Han}/u;

/** Returns how well a word matches a synonym, which may have several words. */
function scoreSynonym(word: string, synonym: string): number {
  if (synonym === word) {
    return 9;
  }
  if (IS_HAN.test(word)) {
    return synonym.includes(word) ? 5 : 0;
  }
  const parts = synonym.split(' ');
  if (parts.includes(word)) {
    return 7;
  }
  return parts.some((part) => part.startsWith(word)) ? 5 : 0;
}

/** Returns how well a word matches a name from the beginning of one of its parts. */
function scoreName(word: string, { name, starts }: IconWords): number {
  const place = starts.findIndex((start) => name.startsWith(word, start));
  if (place === -1) {
    return 0;
  }
  const end = (starts[place] ?? 0) + word.length;
  const isWhole = end === name.length || starts.includes(end);
  return (isWhole ? 8 : 4) + (place === 0 ? 2 : 0);
}

/**
 * Returns how well a word matches an icon: 0 for not at all. A synonym as a whole counts more than a part
 * in the middle of a name, because synonyms are those of the icons that most readers look for.
 */
export function scoreWord(word: string, icon: IconWords): number {
  return Math.max(
    scoreName(word, icon),
    ...icon.synonyms.map((synonym) => scoreSynonym(word, synonym)),
  );
}
