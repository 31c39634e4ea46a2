/** Reads a count given to a command: a whole number above 0. Throws an Error on anything else. */
export function parseCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`"${value}" is no count: give a whole number above 0.`);
  }
  return count;
}

/** Reads a viewport in CSS pixels, such as `390x844`. Throws an Error on anything else. */
export function parseViewport(value: string): { width: number; height: number } {
  const [, width, height] = /^([1-9]\d{1,4})[x×]([1-9]\d{1,4})$/.exec(value) ?? [];
  if (!width || !height) {
    throw new Error(`"${value}" is no viewport: give width and height, such as 390x844.`);
  }
  return { width: Number(width), height: Number(height) };
}

/**
 * Reads a list such as `light,dark`, each once and in the order of `known`. Throws an Error that names
 * what is not known.
 */
export function parseChoices<Choice extends string>(
  value: string,
  known: readonly Choice[],
): Choice[] {
  const names = value.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !known.some((choice) => choice === name));
  if (stranger !== undefined) {
    throw new Error(`"${stranger}" is not known: give one or more of ${known.join(',')}.`);
  }
  return known.filter((choice) => names.includes(choice));
}

/** The file name of a page's picture: its path with `-` for `/`; `home` for the front page. */
export function fileNameOf(page: string): string {
  return page.replace(/^\/|\/$/g, '').replace(/[^\p{L}\p{N}.-]+/gu, '-') || 'home';
}
