/**
 * Splits texts and queries into words. The build and the browser share this module, because a query
 * only finds the words that the index was built from.
 */

/** Chinese, words with hyphens or dots between them, or a word. */
const RUNS =
  /\p{Script=Han}+|[A-Z]?[a-z\d]+(?:[-.][a-z\d]+)+(?![\p{L}\p{N}])|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const IS_HAN = /^\p{Script=Han}/u;
const JOINTS = /[-.]/g;
/** Parts of a name: `disable`, `Elevation`, `SVG`, `2`. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** A run of characters without spaces, with the words that the index has for it, in lower case. */
export type Run =
  | { script: 'han'; text: string; pairs: readonly string[] }
  | { script: 'other'; text: string; parts: readonly string[] };

/** Chinese has no spaces: each pair of adjacent characters is a word. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Returns the parts of a name with several: `disable`, `elevation`. */
function partsOf(run: string): string[] {
  const parts = run.match(PARTS) ?? [];
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** Two joined words are one name: `z-index`, `Next.js`. More of them are a path or a phrase. */
function separate(run: string): string[] {
  const words = run.split(JOINTS);
  return words.length > 2 ? words : [run];
}

/** Returns the runs of a text: Chinese with its pairs of characters, names with their parts. */
export function runsOf(text: string): Run[] {
  const found = text.normalize('NFKC').match(RUNS) ?? [];
  return found
    .flatMap(separate)
    .map((run) =>
      IS_HAN.test(run)
        ? { script: 'han', text: run, pairs: pairsOf(run) }
        : { script: 'other', text: run.toLowerCase().replace(JOINTS, ''), parts: partsOf(run) },
    );
}

/** Returns the words of a text in lower case: names also by their parts, Chinese in pairs. */
export function tokenize(text: string): string[] {
  return runsOf(text).flatMap((run) =>
    run.script === 'han' ? run.pairs : [run.text, ...run.parts],
  );
}

/** Whether a word is the beginning of too many others to look for it in texts. */
export const isShort = (word: string) => /^[\x20-\x7e]{1,2}$/.test(word);
