import { extendTheme } from '@mui/material/styles';
import { DENSE_COMPONENTS, DENSE_GRID } from './denseComponents';
import { SPACING } from './tokens';

/**
 * The theme that demos run in: the library's own defaults (behaviours §10), so that a reader who
 * copies a demo gets what the page shows. Both color schemes follow the attribute that Docusaurus
 * keeps on `<html>`, which makes a mode change a matter of CSS alone.
 */
export const demoTheme = extendTheme({
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: { light: true, dark: true },
  spacing: SPACING,
});

/** A library's texts in a language, as default props of its components. */
export interface LocalePack {
  readonly components?: object;
}

/**
 * The demo theme with locale packs of libraries, which only give default props: variables and styles
 * stay those of `demoTheme`, and so does its stylesheet.
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
 * A demo theme in another direction or density. Mode, spacing, and colors are not its business: they
 * are variables, which change without a rendering.
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
