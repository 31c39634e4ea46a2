import type { ColorMode } from '../../../branding/tokens';
import type { Direction, PaletteName } from './themeState';

export const MODES = ['light', 'dark', 'system'] as const;
export type ModeChoice = (typeof MODES)[number];

/** Where choices are kept: local storage, save for the colors' cookie and the link's parameter. */
export const THEME_KEYS = {
  mode: 'mui-mode',
  scheme: 'mui-color-scheme-',
  look: 'docs-theme',
  colors: 'paletteColors',
  link: 'theme',
} as const;

/**
 * Version 1 of a stored look, `1.rtl.dense.12`, and of a shared theme, which goes on with mode and
 * colors: `1.rtl.dense.12.dark.c2185b.` Anything else is not read.
 */
export const THEME_FORMAT =
  /^1\.(ltr|rtl)\.(normal|dense)\.(\d|1\d|20)(?:\.(light|dark|system)\.([\da-f]{6})?\.([\da-f]{6})?)?$/;

/** What was stored or shared, as far as it is valid; null where the default holds. */
export interface ReaderTheme {
  mode: ModeChoice | null;
  /** The name of the color scheme of each mode (behaviours §11). */
  schemes: Readonly<Record<ColorMode, ColorMode>>;
  direction: Direction;
  dense: boolean;
  spacing: number;
  colors: Readonly<Partial<Record<PaletteName, string>>>;
}

export interface ThemeSources {
  keys: typeof THEME_KEYS;
  format: RegExp;
  /** An item of local storage; null when there is none, or none may be read. */
  read: (key: string) => string | null;
  cookie: string;
  /** The query of the address, where a shared theme goes before the reader's own. */
  search: string;
}

/**
 * Reads the reader's theme. Its source is part of the inline script of every page
 * (`themeScript.ts`): it may use nothing but its arguments and what browsers have.
 */
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
      // No JSON: as if there were none.
    }
    return colors;
  };

  const link = format.exec(new URLSearchParams(search).get(keys.link) ?? '');
  const shared = link?.[4] ? link : null;
  const look = shared ?? format.exec(read(keys.look) ?? '');
  return {
    mode: oneOf<ModeChoice>(['light', 'dark', 'system'], shared ? shared[4] : read(keys.mode)),
    schemes: { light: schemeOf('light'), dark: schemeOf('dark') },
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
