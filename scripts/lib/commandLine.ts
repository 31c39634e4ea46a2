/** Parses a count: a whole number above 0. Throws an Error for anything else. */
export function parseCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`"${value}" is not a count: pass a whole number above 0.`);
  }
  return count;
}

/**
 * Parses a list such as `light,dark`. Returns each choice once, in the order of `known`. Throws an
 * Error that names the first unknown choice.
 */
export function parseChoices<Choice extends string>(
  value: string,
  known: readonly Choice[],
): Choice[] {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.some((choice) => choice === name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not known: pass one or more of ${known.join(',')}.`);
  }
  return known.filter((choice) => names.includes(choice));
}

/**
 * Returns the file name of a page's picture: its path with `-` for `/`; `home` for the home page.
 */
export function fileNameOf(page: string): string {
  return page.replace(/^\/|\/$/g, '').replace(/[^\p{L}\p{N}.-]+/gu, '-') || 'home';
}

/** Runs a command. An error ends it with exit code 1, and only its message is printed. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
