import { PRODUCTS } from '@component-docs/kit/shared/site/products';

/** Marks where a line may end, besides after a space. */
const BREAK = '\u200b';
const FIXED_SPACE = '\u00a0';

/** Chinese texts of several words, and the parts of a name, such as `GridColDef`. */
const LONG_HAN = /[\u2e80-\u9fff\uff00-\uff60]{7,}/g;
const NAME_PART = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** No line begins with the one, or ends with the other. */
const CLOSING = /^[\p{Pe}\p{Po}]/u;
const OPENING = /\p{Ps}$/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function breakHan(text: string): string {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .reduce((line, word) =>
      CLOSING.test(word) || OPENING.test(line) ? line + word : line + BREAK + word,
    );
}

const keepProduct = (title: string, { name }: { name: string }) =>
  title.replaceAll(name, name.replaceAll(' ', FIXED_SPACE));

/**
 * Returns the parts of a title between which a line may end, each with the space after it: words, Chinese
 * words, and the parts of names if names may be broken. The name of a product isn't broken.
 */
export function breakLines(title: string, { breakNames }: { breakNames: boolean }): string[] {
  return PRODUCTS.reduce(keepProduct, title)
    .replace(NAME_PART, breakNames ? BREAK : '')
    .replace(LONG_HAN, breakHan)
    .split(/\u200b|(?<= )/)
    .filter((part) => part !== '');
}

/** From the largest to the smallest, in px. */
const SIZES = [92, 80, 68, 58, 50] as const;
const SMALLEST = 42;

const MAX_LINES = 3;

/** Widths of characters in the card's fonts, in em. They are rounded up, so that each title has room. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\u9fff\uff00-\uff60]/, 1],
  [/[MWmw@%]/, 0.93],
  [/[\p{Lu}\d]/u, 0.67],
  [/[I.,:;'|()[\]ijl-]/, 0.33],
  [/[frt]/, 0.4],
  [/\s/, 0.26],
];
const USUAL_WIDTH = 0.59;

function widthOf(text: string): number {
  return [...text]
    .map((character) => WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? USUAL_WIDTH)
    .reduce((sum, width) => sum + width, 0);
}

/** Returns how many lines the parts of a title fill; infinitely many if one of them fits into no line. */
function linesOf(widths: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > room) {
      lines += 1;
      used = 0;
    }
    used += width;
  }
  return Math.max(...widths) > room ? Infinity : lines;
}

/** How a title is set. */
interface TitleFit {
  /** Between which a line may end (`breakLines`). */
  parts: readonly string[];
  /** In px. */
  fontSize: number;
  /** Of the lines, in px. */
  width: number;
}

/** Step in which lines are made shorter, in em. */
const STEP = 0.1;

function fitParts(parts: readonly string[], room: number): TitleFit {
  const widths = parts.map(widthOf);
  const fontSize = SIZES.find((size) => linesOf(widths, room / size) <= MAX_LINES) ?? SMALLEST;
  let width = room / fontSize;
  const lines = linesOf(widths, width);
  while (1 < lines && lines < Infinity && linesOf(widths, width - STEP) === lines) {
    width -= STEP;
  }
  return { parts, fontSize, width: Math.ceil(width * fontSize) };
}

/** Names are broken rather than set smaller than this, in px. */
const SMALLEST_NAME = 58;

/**
 * Returns the largest font size at which a title has three lines at most, and the shortest lines for it,
 * so that they are about as long as each other.
 *
 * @param room width for the lines, in px
 */
export function fitTitle(title: string, room: number): TitleFit {
  const fit = fitParts(breakLines(title, { breakNames: false }), room);
  return fit.fontSize < SMALLEST_NAME
    ? fitParts(breakLines(title, { breakNames: true }), room)
    : fit;
}
