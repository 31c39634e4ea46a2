import { PALETTE_NAMES } from './themeState';
import type { PaletteColors, ThemeState } from './themeState';
import { THEME_KEYS } from './readTheme';
import type { ModeChoice, ReaderTheme } from './readTheme';

/** Serializes direction, density, and spacing for storage: version 1 of `THEME_FORMAT`. */
export function lookText({
  direction,
  dense,
  spacing,
}: Pick<ThemeState, 'direction' | 'dense' | 'spacing'>): string {
  return `1.${direction}.${dense ? 'dense' : 'normal'}.${spacing}`;
}

/** Serializes the whole theme as the value of a link's parameter. */
export function linkText(theme: ThemeState, mode: ModeChoice): string {
  const colors = PALETTE_NAMES.map((name) => theme.paletteColors[name]?.main.slice(1) ?? '');
  return [lookText(theme), mode, ...colors].join('.');
}

/** Returns the URL that opens a page in this theme for anyone. */
export function themeLink(address: string, theme: ThemeState, mode: ModeChoice): string {
  const url = new URL(address);
  url.searchParams.set(THEME_KEYS.link, linkText(theme, mode));
  return url.href;
}

/** Returns a URL without its shared theme. */
export function withoutTheme(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(THEME_KEYS.link);
  return url.href;
}

export function toPaletteColors(colors: ReaderTheme['colors']): PaletteColors {
  return Object.fromEntries(Object.entries(colors).map(([name, main]) => [name, { main }]));
}

export function fromPaletteColors({ primary, secondary }: PaletteColors): ReaderTheme['colors'] {
  return {
    ...(primary && { primary: primary.main }),
    ...(secondary && { secondary: secondary.main }),
  };
}
