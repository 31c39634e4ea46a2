import { clampChroma, converter, formatHex, parse } from 'culori/fn';
import { nearestPassing, readColor } from '../check/contrast';
import { focusRing, INPUT_BORDER, rolePath } from './tokens';
import { SCHEMES } from './types';
import type { Scheme, TokenValue, TokenValues } from './types';

const toOklch = converter('oklch');

/** The contrast of text that WCAG asks for, and a little more, for tinted backgrounds behind it. */
const TEXT_RATIO = 4.6;
/** What raised paper of the dark scheme looks like at its lightest: on it, colors have to be legible. */
const DARK_PAPER = '#383838';
/** As dark as a tinted light page, or a chosen toggle button on it. */
const LIGHT_PAPER = '#f0f0f0';
const BACKGROUNDS: Readonly<Record<Scheme, string>> = { light: LIGHT_PAPER, dark: DARK_PAPER };

/**
 * The colors with a meaning that are nearest to the library's, have enough contrast, and are as light or dark as
 * users with any color-vision deficiency need to tell them apart.
 */
const MEANINGS: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: { error: '#c41941', warning: '#602700', info: '#0069a3', success: '#407312' },
  dark: { error: '#ff7995', warning: '#ffd29f', info: '#2cb8f8', success: '#7ab555' },
};

/** How far the secondary color is from the first on the color wheel, in degrees. */
const SECONDARY_TURN = 60;

/** Gray that is visible on the backgrounds of both schemes, as a border or around what has the focus. */
export const VISIBLE_GRAY = '#7d7d7d';

/** Behind the text of avatars, which has the color of the page. */
const AVATARS: Readonly<Record<Scheme, string>> = { light: '#616161', dark: '#9e9e9e' };

/** Returns a color with another hue. */
function turn(hex: string, degrees: number): string {
  const color = toOklch(parse(hex)) ?? { mode: 'oklch', l: 0.5, c: 0 };
  return formatHex(clampChroma({ ...color, h: ((color.h ?? 0) + degrees) % 360 }, 'oklch'));
}

/** Returns the color nearest to one that is legible as text on a scheme's backgrounds. */
function legible(hex: string, scheme: Scheme): string {
  return nearestPassing(readColor(hex), readColor(BACKGROUNDS[scheme]), TEXT_RATIO) ?? hex;
}

/**
 * Returns the palette of both schemes from one color. Each color is legible as text on its scheme's
 * backgrounds, and so is text on it.
 *
 * @param color `#rrggbb`
 */
export function schemeFromColor(color: string): TokenValues {
  const chosen = { primary: color, secondary: turn(color, SECONDARY_TURN) };
  const entries = SCHEMES.flatMap((scheme) =>
    Object.entries({ ...chosen, ...MEANINGS[scheme] }).flatMap(
      ([role, main]): [string, TokenValue][] => [
        [rolePath(scheme, role, 'main'), legible(main, scheme)],
        [rolePath(scheme, role, 'contrastText'), scheme === 'light' ? '#ffffff' : '#000000'],
      ],
    ),
  );
  const avatars = SCHEMES.map((scheme): [string, TokenValue] => [
    `colorSchemes.${scheme}.palette.Avatar.defaultBg`,
    AVATARS[scheme],
  ]);
  return {
    ...Object.fromEntries([...entries, ...avatars]),
    [INPUT_BORDER]: VISIBLE_GRAY,
    ...focusRing(VISIBLE_GRAY),
  };
}
