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

interface Shades {
  main: string;
  /** Stands out more from the page than the color itself, as in the site's theme: lighter in dark mode. */
  dark: string;
  contrastText: string;
  /** Of a slider. */
  track: string;
}

/** The variables of Material UI's theme that depend on the primary color. */
function variablesOf({ main, dark, contrastText, track }: Shades) {
  return {
    [`${PRIMARY}-main`]: main,
    [`${PRIMARY}-mainChannel`]: colorChannel(main),
    [`${PRIMARY}-dark`]: dark,
    [`${PRIMARY}-contrastText`]: contrastText,
    [`--${BRANDING_PREFIX}-palette-Slider-primaryTrack`]: track,
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
      ...variablesOf({
        main: hue[700],
        dark: darken(hue[700], 0.2),
        contrastText: '#fff',
        track: lighten(hue[700], 0.62),
      }),
      '[data-theme="dark"] &': variablesOf({
        main: hue[200],
        dark: hue[100],
        contrastText: 'rgba(0, 0, 0, 0.87)',
        track: darken(hue[200], 0.5),
      }),
    }),
  };
}
