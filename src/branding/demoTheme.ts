import { extendTheme } from '@mui/material/styles';
import type { Overlays } from '@mui/material/styles';
import { DENSE_COMPONENTS, DENSE_GRID } from './denseComponents';
import { SPACING } from './spacing';

/**
 * The light scheme has no overlays. Their variables would have the dark scheme's values as fallbacks,
 * and in the light look of a demo on a dark page they would inherit them.
 */
const NO_OVERLAYS = Array<string>(25).fill('none') as Overlays;

/**
 * The theme that demos run in: the library's own defaults, without the site's branding, so that a
 * reader who copies a demo gets what the page shows. Both color schemes follow the attribute that
 * Docusaurus keeps on `<html>`, so a mode change needs only CSS.
 */
export const demoTheme = extendTheme({
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: { light: { overlays: NO_OVERLAYS }, dark: true },
  spacing: SPACING,
});

/** A library's texts in one language, as default props of its components. */
export interface LocalePack {
  readonly components?: object;
}

/**
 * Returns the demo theme with locale packs of libraries. The packs only set default props, so
 * variables, styles, and the stylesheet are still those of `demoTheme`.
 */
export function localizedDemoTheme(locales: readonly LocalePack[]): typeof demoTheme {
  return locales.reduce<typeof demoTheme>(
    (theme, { components }) => ({ ...theme, components: { ...theme.components, ...components } }),
    demoTheme,
  );
}

interface Look {
  isRtl: boolean;
  isDense: boolean;
}

/**
 * Returns a demo theme in another direction or density. Mode, spacing, and colors are CSS variables,
 * which change without a render.
 */
export function demoThemeInLook(
  theme: typeof demoTheme,
  { isRtl, isDense }: Look,
): typeof demoTheme {
  if (!isRtl && !isDense) {
    return theme;
  }
  return {
    ...theme,
    direction: isRtl ? 'rtl' : 'ltr',
    components: {
      ...theme.components,
      ...(isDense && { ...DENSE_COMPONENTS, ...DENSE_GRID }),
    },
  };
}
