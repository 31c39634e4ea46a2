import { pink, purple, teal } from '@mui/material/colors';
import { colorChannel, darken, lighten } from '@mui/system/colorManipulator';
import { BRANDING_PREFIX } from '../../../branding/brandingTheme';

/** The primary colors to choose from, by the names of their labels. The first is the one of the site. */
export const COLORS = { site: null, teal, pink, purple } as const;
export type ColorName = keyof typeof COLORS;

/** Corner radii to choose from, in px, by the names of their labels. */
export const CORNERS = { square: 0, rounded: 8, round: 20 } as const;
export type CornerName = keyof typeof CORNERS;

const PRIMARY = `--${BRANDING_PREFIX}-palette-primary`;

/** The variables of Material UI's theme that depend on the primary color. */
function variablesOf(main: string, contrastText: string, track: (color: string) => string) {
  return {
    [`${PRIMARY}-main`]: main,
    [`${PRIMARY}-mainChannel`]: colorChannel(main),
    [`${PRIMARY}-dark`]: darken(main, 0.2),
    [`${PRIMARY}-contrastText`]: contrastText,
    [`--${BRANDING_PREFIX}-palette-Slider-primaryTrack`]: track(main),
  };
}

/**
 * Returns styles that show everything inside an element in a primary color and with corners of some
 * radius, in both color modes. Only variables change, as in an app whose theme has CSS variables.
 */
export function lookStyles(color: ColorName, corners: CornerName) {
  const hue = COLORS[color];
  return {
    [`--${BRANDING_PREFIX}-shape-borderRadius`]: `${CORNERS[corners]}px`,
    '--docs-radius-button': `${CORNERS[corners]}px`,
    ...(hue && {
      ...variablesOf(hue[700], '#fff', (main) => lighten(main, 0.62)),
      '[data-theme="dark"] &': variablesOf(hue[200], 'rgba(0, 0, 0, 0.87)', (main) =>
        darken(main, 0.5),
      ),
    }),
  };
}
