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

/** Splits a text into the words of a query and what is between them. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const spans = findWords(text, words);
  const parts = spans.flatMap(({ start, end }, index) => [
    { text: text.slice(spans[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  const rest = { text: text.slice(spans.at(-1)?.end ?? 0), isMatch: false };
  return [...parts, rest].filter((part) => part.text !== '');
}
