/** The first and last code point of a range. */
export type Range = readonly [first: number, last: number];

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
