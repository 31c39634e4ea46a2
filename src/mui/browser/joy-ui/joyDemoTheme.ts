import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { DENSE_JOY_COMPONENTS } from '@component-docs/theme-builder/shared/denseJoyComponents';
import { SPACING } from '../../../branding/spacing';
import { RTL_JOY_COMPONENTS } from './rtlJoyComponents';

/** The attribute on `<html>` that Docusaurus sets to the color mode; see `demoTheme`. */
const ATTRIBUTE = 'data-theme';

/** Overrides for texts whose contrast is below 4.5:1 (WCAG 1.4.3) in the library's defaults. */
const legibleTexts = {
  JoySelect: { styleOverrides: { root: { '--Select-placeholderOpacity': 0.8 } } },
  JoyFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-error': { '--FormHelperText-color': theme.vars.palette.danger.plainColor },
      }),
    },
  },
} satisfies CssVarsThemeOptions['components'];

/**
 * The fonts of systems with the metrics of Inter, which the demos' style sheets define (src/mui/node/substitutes.ts): Arial,
 * and DejaVu Sans where there is no Arial.
 */
export const INTER_SUBSTITUTES = ['Inter as Arial', 'Inter as DejaVu'] as const;

/** Shown until Inter has arrived, and for characters that it doesn't have. */
const fallback = [
  ...INTER_SUBSTITUTES.map((name) => `"${name}"`),
  extendTheme().fontFamily.fallback,
].join();

/**
 * Returns a theme for demos. Both color schemes follow Docusaurus' attribute instead of
 * `data-joy-color-scheme`.
 */
export function joyThemeForDemos(options: CssVarsThemeOptions) {
  return {
    ...extendTheme({
      ...options,
      fontFamily: { fallback, ...options.fontFamily },
      getSelector: (scheme) => {
        switch (scheme) {
          case 'light':
            return `:root, [${ATTRIBUTE}="light"]`;
          case 'dark':
            return `[${ATTRIBUTE}="dark"]`;
          default:
            return ':root';
        }
      },
    }),
    attribute: ATTRIBUTE,
    getColorSchemeSelector: (scheme: string) => `[${ATTRIBUTE}="${scheme}"] &`,
  };
}

/** The theme that Joy UI demos run in: the library's own defaults, except for texts that are too pale. */
export const joyDemoTheme = joyThemeForDemos({ spacing: SPACING, components: legibleTexts });

interface Look {
  isRtl: boolean;
  isDense: boolean;
}

type Props = Readonly<Record<string, { readonly defaultProps?: object }>>;

/** Returns components with further default props. */
function withDefaults(components: Props, defaults: Props): Props {
  const merged = Object.entries(defaults).map(([key, { defaultProps }]): [string, object] => {
    const own = components[key];
    return [key, { ...own, defaultProps: { ...own?.defaultProps, ...defaultProps } }];
  });
  return { ...components, ...(Object.fromEntries(merged) as Props) };
}

/** Returns a theme of Joy UI's demos in another direction or density. */
export function joyThemeInLook({ isRtl, isDense }: Look, theme: object = joyDemoTheme): object {
  if (!isRtl && !isDense) {
    return theme;
  }
  const { components = {} } = theme as { components?: Props };
  const inDensity = isDense ? withDefaults(components, DENSE_JOY_COMPONENTS) : components;
  return {
    ...theme,
    direction: isRtl ? 'rtl' : 'ltr',
    components: isRtl ? withDefaults(inDensity, RTL_JOY_COMPONENTS) : inDensity,
  };
}
