import { extendTheme } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { NO_OVERLAYS } from '@component-docs/theme-builder/shared/noOverlays';
import { SPACING } from '../../branding/spacing';

/** How elements of the site select a color scheme: by the attribute that Docusaurus keeps on `<html>`. */
export const MODE_SELECTOR = '[data-theme="%s"]';

/**
 * The theme that demos run in: the library's own defaults, without the site's branding, so that a reader who
 * copies a demo gets the same look as on the page. Both color schemes follow the attribute that Docusaurus
 * keeps on `<html>`, so a mode change needs only CSS.
 */
export const demoTheme = extendTheme({
  colorSchemeSelector: MODE_SELECTOR,
  // Without these, the variables of the light scheme have the dark scheme's values as fallbacks, and inherit
  // them in the light look of a demo on a dark page.
  colorSchemes: { light: { overlays: NO_OVERLAYS }, dark: true },
  spacing: SPACING,
});

export type MaterialDemoTheme = typeof demoTheme;

/** A library's texts in one language, as default props of its components. */
export interface LocalePack {
  readonly components?: object;
}

/** Loaders of a library's texts by language, except English, which is the default. */
export type LocaleLoaders = Readonly<Record<string, () => Promise<LocalePack>>>;

/**
 * Returns the theme of demos with locale packs of libraries. The packs only set default props, so variables,
 * styles, and the stylesheet are still the theme's.
 *
 * @param own the reader's own theme in place of `demoTheme`
 */
export function localizedDemoTheme(
  locales: readonly LocalePack[],
  own: MaterialDemoTheme = demoTheme,
): MaterialDemoTheme {
  return locales.reduce<MaterialDemoTheme>(
    (theme, { components = {} }) => ({
      ...theme,
      components: deepmerge(theme.components ?? {}, components),
    }),
    own,
  );
}
