/** The end of a sentence: not within a number or after an abbreviation. */
const END = /(?<!\b(?:e\.g|i\.e|etc))[.!?:](?=\s|$)/;

/** Tags that end what comes before them. */
const BLOCK = /^<(?:\/?(?:p|pre|ul|ol|li|h\d|blockquote)\b|br\b)/;

/** An inline tag's name, with a slash if it closes. */
const INLINE = /^<(\/?)(\w+)/;

/**
 * The first sentence of a text that `renderMarkdown.ts` made, with its inline tags. A text without
 * an end of sentence is given up to its first block.
 */
export function firstSentence(html: string): string {
  let sentence = '';
  const open: string[] = [];
  for (const [token] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    const [, closes, tag = ''] = INLINE.exec(token) ?? [];
    const end = open.length === 0 && !tag ? END.exec(token) : null;
    if (end) {
      return (sentence + token.slice(0, end.index + 1)).trim().replace(/:$/, '.');
    }
    if (BLOCK.test(token)) {
      if (sentence.trim() !== '') {
        break;
      }
      continue;
    }
    if (tag) {
      open.splice(
        closes ? open.lastIndexOf(tag) : open.length,
        closes ? 1 : 0,
        ...(closes ? [] : [tag]),
      );
    }
    sentence += token;
  }
  return sentence.trim();
}
