/** The end of a sentence, in English (not inside a number or after an abbreviation) or Chinese. */
const END = /(?<!\b(?:e\.g|i\.e|etc))[.!?:](?=\s|$)|[。！？]/;

/** Tags that end the text before them. */
const BLOCK = /^<(?:\/?(?:p|pre|ul|ol|li|h\d|blockquote)\b|br\b)/;

/** An inline tag's name, with a slash if it closes. */
const INLINE = /^<(\/?)(\w+)/;

/**
 * Returns the first sentence of HTML from `renderBlocks`, with its inline tags, or its first block.
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
  return sentence.trim().replace(/：$/, '。');
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Abbreviations whose period doesn't end a sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|cf)\.\s*$/i;

/** Removes Markdown's syntax for links, code, and emphasis. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*{1,2})(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence of a comment's Markdown as plain text; '' for an empty comment. */
export function plainSummary(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const segments = [...SENTENCES.segment(plainText(paragraph))].map(({ segment }) => segment);
  const end = segments.findIndex((segment) => !ABBREVIATION.test(segment));
  return segments
    .slice(0, end + 1)
    .join('')
    .trim();
}
