import fs from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'satori';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

/** The first and last code point of a range. */
type Range = readonly [first: number, last: number];

/** Parses the value of `unicode-range` in a style sheet: `U+4e00,U+4e10-4e1f`. */
export function parseRanges(text: string): Range[] {
  return text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });
}

/**
 * Returns the names of the parts of a font that hold the characters of a text, sorted.
 *
 * @param parts the code points of each part
 */
export function subsetsOf(
  text: string,
  parts: Readonly<Record<string, readonly Range[]>>,
): string[] {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const isIn = (ranges: readonly Range[]) =>
    points.some((point) => ranges.some(([first, last]) => first <= point && point <= last));
  return Object.keys(parts)
    .filter((name) => isIn(parts[name] ?? []))
    .sort();
}

const WEIGHT = 600;

/** Packages of fonts, in whose folder `files` each file holds some characters of its font. */
const LATIN = '@fontsource/ibm-plex-sans';
const HAN = '@fontsource/noto-sans-sc';

/** The font of characters that both fonts have; satori looks for other characters in all its fonts. */
export const FONT_FAMILY = 'IBM Plex Sans';

/** The part of a font with the characters of English. */
const BASIC = 'latin';

async function readFont(siteDir: string, name: string, subset: string): Promise<Font> {
  const file = `${name.replace(/^.*\//, '')}-${subset}-${WEIGHT}-normal.woff`;
  const data = await fs.readFile(path.join(packageFolder(siteDir, name), 'files', file));
  // Of fonts with one name, satori would use the last one only.
  const family = name === LATIN ? FONT_FAMILY : `${name} ${subset}`;
  return { name: family, data, weight: WEIGHT, style: 'normal' };
}

/** Reads which characters the files of the Chinese font hold, apart from the characters of English. */
async function readRanges(siteDir: string) {
  const file = path.join(packageFolder(siteDir, HAN), 'unicode.json');
  const ranges = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(ranges)
      .filter(([name]) => !name.startsWith(BASIC))
      // The names of numbered files are in brackets: [97].
      .map(([name, range]) => [name.replace(/[[\]]/g, ''), parseRanges(range)] as const),
  );
}

/** The characters that the font of English texts lacks. */
const OTHERS = /[^\p{ASCII}\u00a0-\u02ff\u2000-\u206f]/gu;

/**
 * Reads the fonts for a text from the installed packages. The Chinese font has a hundred files: only files
 * with characters of the text are read.
 */
export async function readFonts(siteDir: string, text: string): Promise<Font[]> {
  const others = [...text.matchAll(OTHERS)].join('');
  const subsets = others === '' ? [] : subsetsOf(others, await readRanges(siteDir));
  return Promise.all([
    readFont(siteDir, LATIN, BASIC),
    ...subsets.map((subset) => readFont(siteDir, HAN, subset)),
  ]);
}
