/** Replaces code, an image, or an expression in a block: one character that isn't a letter. */
export const OBJECT = '\uFFFC';

/** Replaces each character of a placeholder, whose text may be in any script. */
export const PLACEHOLDER = '\uFFFD';

/** A run of text without markup: a paragraph, a heading, a table cell, or a label. */
export interface Block {
  text: string;
  /** For each UTF-16 unit of `text`, its offset in the file. */
  offsets: readonly number[];
}

/** The texts of a file. */
export interface Prose {
  /** Path relative to the site's root. */
  file: string;
  /** The whole file. */
  content: string;
  blocks: readonly Block[];
}

/** A piece of a block, with the offset in the file of its first character. */
export interface Piece {
  text: string;
  offset: number;
}

/** Joins pieces of text, between which the file has markup, to one block. */
export function joinPieces(pieces: readonly Piece[]): Block {
  return {
    text: pieces.map(({ text }) => text).join(''),
    offsets: pieces.flatMap(({ text, offset }) => Array.from(text.split(''), (_, i) => offset + i)),
  };
}

/** Returns the line and column, both from 1, of an offset in a file. */
export function positionOf(content: string, offset: number): { line: number; column: number } {
  const before = content.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}

/** Returns where a match in a block is in its file. */
export function locate(
  { file, content }: Prose,
  { offsets }: Block,
  index: number,
): { file: string; line: number; column: number } {
  return { file, ...positionOf(content, offsets[index] ?? 0) };
}
