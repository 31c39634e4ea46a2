/** Texts in quotes, and addresses, of which CSS reads nothing. */
const OPAQUE = /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|url\([^\s"'()\\]*\)/g;

/** What ends a declaration or begins another rule, and quotes and comments without an end; not even escaped. */
const STRUCTURE = /[{};"'<\\]|\/\*|\*\//;

const OPENING: Readonly<Record<string, string | undefined>> = { ')': '(', ']': '[' };

/** Returns whether the brackets of a text belong together: an open one takes in what comes after the text. */
function hasWholeBrackets(text: string): boolean {
  const open: string[] = [];
  for (const bracket of text.replace(/[^()[\]]/g, '')) {
    const closes = OPENING[bracket];
    if (closes === undefined) {
      open.push(bracket);
    } else if (open.pop() !== closes) {
      return false;
    }
  }
  return open.length === 0;
}

/**
 * Returns whether a text stays what it is in a style sheet: one value, name, or selector, that neither ends its
 * declaration nor takes in what follows.
 */
export function isCssPart(text: string): boolean {
  const bare = text.replace(OPAQUE, '');
  return !STRUCTURE.test(bare) && hasWholeBrackets(bare);
}
