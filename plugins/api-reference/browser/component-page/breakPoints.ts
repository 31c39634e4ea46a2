/** Characters that have room in a narrow column, such as the column of props' names. */
const NARROW = 20;
/** Characters that have room in the column of types on a screen of 1280 px. */
export const WIDE = 16;
/** Characters that have room in a definition, on a phone. */
export const WHOLE_LINE = 40;

const WORD = /[\w$.'"-]+/g;

/** Splits a word where a line may break: after `.`, `-`, or `_`, and before a word's capital. */
function partsOf(word: string): string[] {
  return word
    .replace(/([\w$][.\-_])(?=[\w$])/g, '$1 ')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .split(' ');
}

/** Joins neighbors as long as a line of this many characters has room for them. */
function fillLines(parts: readonly string[], room: number): string[] {
  return parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + part.length <= room
      ? [...lines.slice(0, -1), last + part]
      : [...lines, part];
  }, []);
}

/**
 * Splits code at the places where its long names may break: `GridColumn` and `MenuParams`. Each place is
 * an element on the page, so there are no more of them than a column needs.
 *
 * @param room How many characters each line of the column has room for.
 */
export function breakPoints(text: string, room = NARROW): string[] {
  const parts = [''];
  let end = 0;
  const add = (piece: string) => parts.push((parts.pop() ?? '') + piece);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(end, index));
    const [first = '', ...others] = word.length > room ? fillLines(partsOf(word), room) : [word];
    add(first);
    parts.push(...others);
    end = index + word.length;
  }
  add(text.slice(end));
  return parts;
}
