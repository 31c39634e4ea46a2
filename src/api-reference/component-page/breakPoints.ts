/** Words of fewer characters never break: every column has room for them. */
const LONG_WORD = /[\w$.'"-]{13,}/g;

/**
 * Adds spaces to a word, which has none, where a line may break: after a dot, a hyphen, or an underscore,
 * and before a capital letter that begins a word.
 */
function withSpaces(word: string): string {
  return word
    .replace(/([\w$][.\-_])(?=[\w$])/g, '$1 ')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ');
}

/** Splits code at the places where its long names may break: `GridColumn` and `MenuParams`. */
export function breakPoints(text: string): string[] {
  const parts = [''];
  let end = 0;
  const add = (piece: string) => parts.push((parts.pop() ?? '') + piece);
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    add(text.slice(end, index));
    const [first = '', ...others] = withSpaces(word).split(' ');
    add(first);
    parts.push(...others);
    end = index + word.length;
  }
  add(text.slice(end));
  return parts;
}
