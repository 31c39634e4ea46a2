const VALUES = {
  theme: ['custom', 'library', 'reader'],
  mode: ['light', 'dark', 'system'],
  direction: ['ltr', 'rtl'],
  width: ['full', 'tablet', 'phone'],
} as const;

/**
 * How a template is shown. The address of its frame has the look, so that readers can share it. `theme`: the
 * template's own theme, the default theme of its library, or the theme that the reader has made; `width`: the width
 * of the device that the frame imitates.
 */
export type Look = { [Part in keyof typeof VALUES]: (typeof VALUES)[Part][number] };

/** The values of each part of a look. The first value needn't be in an address. */
export const LOOK_VALUES: { readonly [Part in keyof Look]: readonly Look[Part][] } = VALUES;

function oneOf<Part extends keyof Look>(part: Part, value: string | null): Look[Part] | undefined {
  return LOOK_VALUES[part].find((candidate) => candidate === value);
}

/**
 * Parses a look from the query of an address. Invalid values are ignored.
 *
 * @param reader the reader's choices on the site, for parts that the address doesn't name: the mode, and
 *   whether to use the theme that the reader has made
 */
export function parseLook(
  search: string,
  reader: { mode: string | null; usesTheme: boolean },
): Look {
  const query = new URLSearchParams(search);
  const named = <Part extends keyof Look>(part: Part) => oneOf(part, query.get(part));
  return {
    theme: named('theme') ?? (reader.usesTheme ? 'reader' : 'custom'),
    mode: named('mode') ?? oneOf('mode', reader.mode) ?? 'system',
    direction: named('direction') ?? 'ltr',
    width: named('width') ?? 'full',
  };
}

/** Returns an address with one part of the look changed. Keeps the rest of its query. */
export function withLook<Part extends keyof Look>(
  address: string,
  part: Part,
  value: Look[Part],
): string {
  const url = new URL(address);
  url.searchParams.set(part, value);
  return url.href;
}

/** Whether the server has printed a template in this theme and direction. */
export function isPrinted({ theme, direction }: Look): boolean {
  return theme === 'custom' && direction === 'ltr';
}

/** Returns the mode that a look has where the system is dark, or isn't. */
export function shownMode({ mode }: Look, isSystemDark: boolean): 'light' | 'dark' {
  return mode === 'system' ? (isSystemDark ? 'dark' : 'light') : mode;
}
