/** Texts in quotes, and addresses: CSS doesn't parse their content. */
const OPAQUE = /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|url\([^\s"'()\\]*\)/g;

/**
 * Ends of a declaration, beginnings of a rule, and quotes and comments without an end. Matches escaped ones,
 * too.
 */
const STRUCTURE = /[{};"'<\\]|\/\*|\*\//;

const OPENING: Readonly<Record<string, string | undefined>> = { ')': '(', ']': '[' };

/** Returns whether all brackets of a text match: one that stays open would take in the text after it. */
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
 * Returns whether a text is one value, name, or selector in a style sheet: it neither ends its declaration nor
 * takes in the text after it.
 */
export function isCssPart(text: string): boolean {
  const bare = text.replace(OPAQUE, '');
  return !STRUCTURE.test(bare) && hasWholeBrackets(bare);
}
