export const TEMPLATE_THEMES = ['custom', 'material', 'reader'] as const;
export const TEMPLATE_MODES = ['light', 'dark', 'system'] as const;
export const TEMPLATE_DIRECTIONS = ['ltr', 'rtl'] as const;
export const TEMPLATE_WIDTHS = ['full', 'tablet', 'phone'] as const;

/** What a template is shown with. The address of its frame says it, so that readers can share it. */
export interface Look {
  /** The template's own theme, that of Material UI, or the one that the reader has made. */
  theme: (typeof TEMPLATE_THEMES)[number];
  mode: (typeof TEMPLATE_MODES)[number];
  direction: (typeof TEMPLATE_DIRECTIONS)[number];
  /** The width of the device that the frame imitates. */
  width: (typeof TEMPLATE_WIDTHS)[number];
}

/** The values of each part of a look. The first is the one that an address needn't name. */
export const LOOK_VALUES = {
  theme: TEMPLATE_THEMES,
  mode: TEMPLATE_MODES,
  direction: TEMPLATE_DIRECTIONS,
  width: TEMPLATE_WIDTHS,
} as const satisfies { readonly [Part in keyof Look]: readonly Look[Part][] };

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/**
 * Parses a look from the query of an address. What isn't valid there is ignored.
 *
 * @param reader what the reader has chosen on the site, for an address that doesn't say it: the mode, and
 *   whether to use the theme that the reader has made
 */
export function parseLook(
  search: string,
  reader: { mode: string | null; usesTheme: boolean },
): Look {
  const query = new URLSearchParams(search);
  return {
    theme: oneOf(TEMPLATE_THEMES, query.get('theme')) ?? (reader.usesTheme ? 'reader' : 'custom'),
    mode:
      oneOf(TEMPLATE_MODES, query.get('mode')) ?? oneOf(TEMPLATE_MODES, reader.mode) ?? 'system',
    direction: oneOf(TEMPLATE_DIRECTIONS, query.get('direction')) ?? 'ltr',
    width: oneOf(TEMPLATE_WIDTHS, query.get('width')) ?? 'full',
  };
}

/** Returns an address with one part of the look changed. What else is in its query is kept. */
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
