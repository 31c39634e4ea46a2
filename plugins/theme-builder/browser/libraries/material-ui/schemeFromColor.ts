import { rolePath } from '../../model/customColors';
import { legible, MEANINGS, turn, VISIBLE_GRAY } from '../../model/color';
import { SCHEMES } from '../../model/types';
import type { Scheme, TokenValue, TokenValues } from '../../model/types';
import { focusRing, INPUT_BORDER } from './tokens';

/** The lightest color of raised paper in the dark scheme: on it, colors have to be legible. */
const DARK_PAPER = '#383838';
/** As dark as a tinted light page, or a chosen toggle button on it. */
const LIGHT_PAPER = '#f0f0f0';
const BACKGROUNDS: Readonly<Record<Scheme, string>> = { light: LIGHT_PAPER, dark: DARK_PAPER };

/** How far the secondary color is from the first on the color wheel, in degrees. */
const SECONDARY_TURN = 60;

/** Behind the text of avatars, which has the color of the page. */
const AVATARS: Readonly<Record<Scheme, string>> = { light: '#616161', dark: '#9e9e9e' };

/** Returns both schemes' palettes from one color, `#rrggbb`, legible on pages and below text. */
export function schemeFromColor(color: string): TokenValues {
  const chosen = { primary: color, secondary: turn(color, SECONDARY_TURN) };
  const entries = SCHEMES.flatMap((scheme) =>
    Object.entries({ ...chosen, ...MEANINGS[scheme] }).flatMap(
      ([role, main]): [string, TokenValue][] => [
        [rolePath(scheme, role, 'main'), legible(main, BACKGROUNDS[scheme])],
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
