/**
 * Splits texts and queries into words. The build and the browser share this module, because a query
 * only finds the words that the index was built from.
 */

const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const IS_HAN = /^\p{Script=Han}/u;
/** Parts of a name: `disable`, `Elevation`, `SVG`, `2`. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** Chinese has no spaces: each pair of adjacent characters is a word. */
function hanWords(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Returns the whole name and its parts: `disableElevation`, `disable`, `Elevation`. */
function nameWords(run: string): string[] {
  const parts = run.match(PARTS) ?? [];
  return parts.length > 1 ? [run, ...parts] : [run];
}

/** Returns the words of a text in lower case: names also by their parts, Chinese in pairs. */
export function tokenize(text: string): string[] {
  const runs = text.normalize('NFKC').match(RUNS) ?? [];
  return runs
    .flatMap((run) => (IS_HAN.test(run) ? hanWords(run) : nameWords(run)))
    .map((word) => word.toLowerCase());
}
