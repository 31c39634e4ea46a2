/** A part of a text, by positions. */
export interface Span {
  start: number;
  end: number;
}

/** A part of a text that is a word of the query, or is between two of them. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Letters before a position mean that a word doesn't start there, except within `textField`. */
function startsWord(text: string, position: number): boolean {
  const [before = '', first = ''] = [text.charAt(position - 1), text.charAt(position)];
  const isWithinName = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(first);
  return !/[\p{L}\p{N}]/u.test(before) || isWithinName || /\p{Script=Han}/u.test(first);
}

function spansOf(text: string, lower: string, word: string): Span[] {
  const spans: Span[] = [];
  for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + 1)) {
    if (startsWord(text, start)) {
      spans.push({ start, end: start + word.length });
    }
  }
  return spans;
}

/** Joins spans that overlap or touch, in their order. */
function joinSpans(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1);
    return last && span.start <= last.end
      ? [...joined.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }]
      : [...joined, span];
  }, []);
}

/**
 * Finds words of a query in a text, also as the beginning of longer words.
 *
 * @param words in lower case
 */
export function findWords(text: string, words: readonly string[]): Span[] {
  const lower = text.toLowerCase();
  // Few characters change their length with their case; positions in such a text would be wrong.
  return lower.length === text.length
    ? joinSpans(words.filter(Boolean).flatMap((word) => spansOf(text, lower, word)))
    : [];
}

/** Splits a text into the words of a query and the parts between them. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const spans = findWords(text, words);
  const parts = spans.flatMap(({ start, end }, index) => [
    { text: text.slice(spans[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  const rest = { text: text.slice(spans.at(-1)?.end ?? 0), isMatch: false };
  return [...parts, rest].filter((part) => part.text !== '');
}

/** Characters before the first word that was found, for context. */
const LEAD = 40;

/** Returns the position after the first space from a position on; the position if none is near. */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < from + LEAD ? space + 1 : from;
}

/** Returns where the last word that fits ends; the position itself in text without spaces. */
function wordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > to - LEAD ? space : to;
}

/**
 * Cuts an excerpt around the first of some words, or from the beginning of a text without them.
 *
 * @param words in lower case
 * @param length in characters, about
 */
export function cutExcerpt(text: string, words: readonly string[], length = 150): string {
  const first = findWords(text, words)[0]?.start ?? 0;
  const from = first <= LEAD ? 0 : wordStart(text, first - LEAD);
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
