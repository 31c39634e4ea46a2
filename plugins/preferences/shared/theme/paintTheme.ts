import type { ColorMode } from '../colorModes';
import type { ReaderTheme } from './readTheme';

/**
 * Applies a theme to `<html>` as attributes and variables, which CSS uses
 * (`plugins/demos/node/paletteRules.ts` and `src/branding/cssVariables.ts` for the colors). `data-look` names
 * the parts of a theme that the server-rendered HTML of demos can't show. The `theme-color` metas contain
 * their color for each mode. The source of this function is part of a script without imports
 * (`themeScript.ts`), so it may only use its arguments and browser APIs.
 */
export function paintTheme(theme: ReaderTheme, system: ColorMode): void {
  const root = document.documentElement;
  const setAttribute = (name: string, value: string | null) => {
    if (value === null) {
      root.removeAttribute(name);
    } else if (root.getAttribute(name) !== value) {
      // Setting `dir` restyles the whole page, even to the value that it has.
      root.setAttribute(name, value);
    }
  };
  const setVariable = (name: string, value: string | null) =>
    root.style.setProperty(name, value ?? '');

  const choice = theme.mode ?? 'system';
  const mode = choice === 'system' ? system : choice;
  setAttribute('data-theme', mode);
  setAttribute('data-theme-choice', choice);
  setAttribute('data-mui-color-scheme', theme.schemes[mode]);
  setAttribute('data-code', theme.code);
  document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .forEach((meta) => (meta.content = meta.dataset[mode] ?? meta.content));

  setAttribute('dir', theme.direction);
  const look = [theme.direction === 'rtl' && 'rtl', theme.dense && 'dense'].filter(Boolean);
  setAttribute('data-look', look.length > 0 ? look.join(' ') : null);
  setVariable('--mui-spacing', theme.spacing === 8 ? null : `${theme.spacing}px`);

  (['primary', 'secondary'] as const).forEach((name) => {
    const hex = theme.colors[name];
    const main = [1, 3, 5].map((start) => parseInt((hex ?? '').slice(start, start + 2), 16));
    // Same as in the library: lightening, darkening, and black or white text (contrast threshold 3).
    const lighten = (by: number) => main.map((value) => Math.trunc(value + (255 - value) * by));
    const darken = (by: number) => main.map((value) => Math.trunc(value * (1 - by)));
    const luminanceOf = (channels: number[]) => {
      const [red = 0, green = 0, blue = 0] = channels.map((value) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      // The library rounds to three digits.
      return Number((0.2126 * red + 0.7152 * green + 0.0722 * blue).toFixed(3));
    };
    // Returns the shade closest to the color that meets the condition, which black or white always does.
    const until = (change: (by: number) => number[], isRight: (luminance: number) => boolean) => {
      let by = 0;
      while (by < 1 && !isRight(luminanceOf(change(by)))) {
        by += 0.05;
      }
      return change(Math.min(by, 1));
    };
    const isDark = 1.05 / (luminanceOf(main) + 0.05) >= 3;
    const shades = {
      main,
      light: lighten(0.2),
      dark: darken(0.3),
      text: isDark ? [255, 255, 255] : [0, 0, 0],
      tint: lighten(0.62),
      shade: darken(0.5),
      deep: darken(0.55),
      // Text of the shell, which is also shown on a tint of the color: contrast slightly above 4.5.
      ink: until(darken, (luminance) => luminance <= 0.15),
      glow: until(lighten, (luminance) => luminance >= 0.35),
    };
    setAttribute(`data-palette-${name}`, hex ? '' : null);
    Object.entries(shades).forEach(([shade, channels]) =>
      setVariable(`--chosen-${name}-${shade}`, hex ? channels.join(' ') : null),
    );
    setVariable(`--chosen-${name}-text-alpha`, hex ? (isDark ? '1' : '0.87') : null);
  });
}
