import type { ColorMode } from '../colorModes';
import type { Direction, PaletteName } from './themeState';

export const MODES = ['light', 'dark', 'system'] as const;
export type ModeChoice = (typeof MODES)[number];

/** Local storage key of the mode. */
export const MODE_KEY = 'mui-mode';

/** Local storage keys of the choices, except for `colors`, a cookie, and `link`, a query parameter. */
export const THEME_KEYS = {
  mode: MODE_KEY,
  scheme: 'mui-color-scheme-',
  code: 'docs-code',
  look: 'docs-theme',
  colors: 'paletteColors',
  link: 'theme',
} as const;

/**
 * Version 1 of a stored look, `1.rtl.dense.12`, and of a shared theme, to which mode and colors are
 * appended: `1.rtl.dense.12.dark.c2185b.` Anything else is ignored.
 */
export const THEME_FORMAT =
  /^1\.(ltr|rtl)\.(normal|dense)\.(\d|1\d|20)(?:\.(light|dark|system)\.([\da-f]{6})?\.([\da-f]{6})?)?$/;

/** The valid part of a stored or shared theme; null where the default applies. */
export interface ReaderTheme {
  mode: ModeChoice | null;
  /** The name of the color scheme of each mode. */
  schemes: Readonly<Record<ColorMode, ColorMode>>;
  /** Keeps code dark in light mode. */
  code: 'dark' | null;
  direction: Direction;
  dense: boolean;
  spacing: number;
  colors: Readonly<Partial<Record<PaletteName, string>>>;
}

export interface ThemeSources {
  keys: typeof THEME_KEYS;
  format: RegExp;
  /** Returns an item of local storage; null if it is absent or storage is blocked. */
  read: (key: string) => string | null;
  cookie: string;
  /** The query of the URL. A shared theme in it takes precedence over the reader's own. */
  search: string;
}

/** Reads the reader's theme, only with its arguments and browsers' APIs (`themeScript.ts`). */
export function readTheme({ keys, format, read, cookie, search }: ThemeSources): ReaderTheme {
  const oneOf = <Name extends string>(names: readonly Name[], value: unknown) =>
    names.find((name) => name === value) ?? null;
  const schemeOf = (mode: ColorMode) =>
    oneOf<ColorMode>(['light', 'dark'], read(keys.scheme + mode)) ?? mode;
  const colorsOfCookie = () => {
    const colors: Partial<Record<PaletteName, string>> = {};
    try {
      const start = `${keys.colors}=`;
      const found = cookie.split('; ').find((part) => part.startsWith(start));
      const stored = JSON.parse(found?.slice(start.length) ?? '{}') as Partial<
        Record<PaletteName, { main?: unknown } | null>
      > | null;
      (['primary', 'secondary'] as const).forEach((name) => {
        const main = stored?.[name]?.main;
        if (typeof main === 'string' && /^#[\da-f]{6}$/i.test(main)) {
          colors[name] = main.toLowerCase();
        }
      });
    } catch {
      // Not JSON: same as no cookie.
    }
    return colors;
  };

  const link = format.exec(new URLSearchParams(search).get(keys.link) ?? '');
  const shared = link?.[4] ? link : null;
  const look = shared ?? format.exec(read(keys.look) ?? '');
  return {
    mode: oneOf<ModeChoice>(['light', 'dark', 'system'], shared ? shared[4] : read(keys.mode)),
    schemes: { light: schemeOf('light'), dark: schemeOf('dark') },
    code: oneOf(['dark'] as const, read(keys.code)),
    direction: look?.[1] === 'rtl' ? 'rtl' : 'ltr',
    dense: look?.[2] === 'dense',
    spacing: Number(look?.[3] ?? 8),
    colors: shared
      ? {
          ...(shared[5] && { primary: `#${shared[5]}` }),
          ...(shared[6] && { secondary: `#${shared[6]}` }),
        }
      : colorsOfCookie(),
  };
}
