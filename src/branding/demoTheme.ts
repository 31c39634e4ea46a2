import { extendTheme } from '@mui/material/styles';
import { NO_OVERLAYS } from './noOverlays';
import { SPACING } from './spacing';

/**
 * The theme that demos run in: the library's own defaults, without the site's branding, so that a
 * reader who copies a demo gets what the page shows. Both color schemes follow the attribute that
 * Docusaurus keeps on `<html>`, so a mode change needs only CSS.
 */
export const demoTheme = extendTheme({
  colorSchemeSelector: '[data-theme="%s"]',
  // Without these, the variables of the light scheme have the dark scheme's values as fallbacks, and inherit
  // them in the light look of a demo on a dark page.
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
