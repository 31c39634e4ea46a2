/** A fence of a code block, and what isn't prose within a line: names of fields, code, and so on. */
const FENCE = /^\s*(?:```|~~~)/;
const NOT_PROSE = /^[\w-]+:\s|`[^`]*`|\]\([^)]*\)|<[^>]*>|\{\/\*.*?\*\/\}|https?:\S+/g;
const WORD = /\p{Script=Latin}{2,}/gu;
const MIN_WORDS = 4;

/** Front matter that isn't shown to readers, and headings, which may be names of functions. */
const NOT_TRANSLATED = /^(?:(?!title|sidebar_label|description)[\w-]+:\s|#{1,6}\s)/;

/** Returns the lines outside of code blocks that are to be translated; the others are empty. */
function translatedLines(text: string): string[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = FENCE.test(line);
    const isShown = !isCode && !isFence && !NOT_TRANSLATED.test(line);
    isCode = isCode !== isFence;
    return isShown ? line.trim() : '';
  });
}

/** Returns whether a line has a few words to translate: names, code, and addresses alone have none. */
function isProse(line: string): boolean {
  const words = line.replace(NOT_PROSE, ' ').match(WORD) ?? [];
  return words.length >= MIN_WORDS;
}

/**
 * Returns the lines of a translated page that are copied from the English one.
 *
 * @returns line numbers, from 1, of the two pages
 */
export function englishLines(
  english: string,
  translated: string,
): { line: number; englishLine: number }[] {
  const places = new Map<string, number>();
  translatedLines(english).forEach((line, index) => {
    if (isProse(line)) {
      places.set(line, index + 1);
    }
  });
  return translatedLines(translated).flatMap((line, index) => {
    const englishLine = places.get(line);
    return englishLine === undefined ? [] : [{ line: index + 1, englishLine }];
  });
}
