import { rolePath } from '../../model/customColors';
import { colorOf, legible, lightnessOf, MEANINGS, VISIBLE_GRAY } from '../../model/color';
import { SCHEMES } from '../../model/types';
import type { Scheme, TokenValue, TokenValues } from '../../model/types';
import { DEFAULT_JOY_THEME, ERROR_TEXT, isShade, LEGIBLE_ERROR, MAIN_KEY } from './tokens';

/** The lightness and chroma of each shade of the library's own primary color, which a scale follows. */
const SCALE = Object.entries(DEFAULT_JOY_THEME.colorSchemes.light.palette.primary)
  .filter(([key]) => isShade(key))
  .map(([key, color]) => ({ key, ...lightnessOf(String(color)) }));
const MAIN = SCALE.find(({ key }) => key === MAIN_KEY) ?? { l: 0.5, c: 0.2 };

/** As dark as a color may be for the shades of the dark scheme to be light enough. */
const DARKEST = 0.47;

/** The page and soft backgrounds on it, on which the main shade has to be legible. */
const LIGHT_PAPER = '#f0f4f8';

/** The shades that can be seen as borders: the library's own are paler. */
const BORDERS = { light: '500', dark: '400' } as const satisfies Record<Scheme, string>;

/** Returns ten shades of `#rrggbb`, by their keys, as distant as the library's primary ones. */
export function shadesOf(main: string): Readonly<Record<string, string>> {
  const { l: mainLightness, c: mainChroma, h } = lightnessOf(main);
  const lightest = Math.max(mainLightness, DARKEST);
  return Object.fromEntries(
    SCALE.map(({ key, l, c }) => {
      const lightness =
        l > MAIN.l ? 1 - ((1 - lightest) * (1 - l)) / (1 - MAIN.l) : (mainLightness * l) / MAIN.l;
      const shade = { l: lightness, c: (mainChroma * c) / MAIN.c, h };
      return [key, key === MAIN_KEY ? main : colorOf(shade)];
    }),
  );
}

/** Returns both schemes' palettes from one color, `#rrggbb`, with visible borders and rings. */
export function joySchemeFromColor(color: string): TokenValues {
  const { error: danger, warning, success } = MEANINGS.light;
  const roles = Object.entries({ primary: color, danger, warning, success }).map(
    ([role, main]) => [role, shadesOf(legible(main, LIGHT_PAPER))] as const,
  );
  const entries = SCHEMES.flatMap((scheme): [string, TokenValue][] => [
    ...roles.flatMap(([role, shades]) =>
      Object.entries({ ...shades, outlinedBorder: shades[BORDERS[scheme]] ?? '' }).map(
        ([key, color]): [string, string] => [rolePath(scheme, role, key), color],
      ),
    ),
    [rolePath(scheme, 'neutral', 'outlinedBorder'), VISIBLE_GRAY],
    [`colorSchemes.${scheme}.palette.focusVisible`, VISIBLE_GRAY],
  ]);
  return { ...Object.fromEntries(entries), [ERROR_TEXT]: LEGIBLE_ERROR };
}
