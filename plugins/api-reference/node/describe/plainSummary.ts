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
