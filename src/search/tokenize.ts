/**
 * How texts and queries become words, in the build and in the browser alike: an index is only found
 * by the words that it was made of (design §6).
 */

const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const IS_HAN = /^\p{Script=Han}/u;
/** `disable`, `Elevation`, `SVG`, `2`. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** Chinese has no spaces: every two neighbouring characters are a word. */
function hanWords(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** A name in one piece, and its parts: `disableElevation`, `disable`, `Elevation`. */
function nameWords(run: string): string[] {
  const parts = run.match(PARTS) ?? [];
  return parts.length > 1 ? [run, ...parts] : [run];
}

/** The words of a text, in lower case: names also by their parts, Chinese in twos. */
export function tokenize(text: string): string[] {
  const runs = text.normalize('NFKC').match(RUNS) ?? [];
  return runs
    .flatMap((run) => (IS_HAN.test(run) ? hanWords(run) : nameWords(run)))
    .map((word) => word.toLowerCase());
}
