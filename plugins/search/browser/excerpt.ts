import { findWords } from './findWords';

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
