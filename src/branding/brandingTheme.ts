import { extendTheme } from '@mui/material/styles';
import { brandingComponents } from './brandingComponents';
import { brandingPalette } from './brandingPalette';
import { brandingTypography } from './brandingTypography';
import { NO_OVERLAYS } from '@component-docs/theme-builder/shared/noOverlays';
import { SPACING } from './spacing';
import { SHAPE_RADIUS } from './tokens';

/** What the names of the theme's CSS variables begin with. Those of demos begin with `mui`. */
export const BRANDING_PREFIX = 'brand';

/**
 * The site's look as a theme of Material UI, for tools that aren't demos: the tokens of the shell in both
 * color schemes, which follow the attribute that Docusaurus keeps on `<html>`. The reader's spacing is
 * the same variable as in demos. `brandingStylesheet` has the variables of the dark scheme.
 */
export const brandingTheme = extendTheme({
  cssVarPrefix: BRANDING_PREFIX,
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: {
    light: { palette: brandingPalette('light'), overlays: NO_OVERLAYS },
    dark: { palette: brandingPalette('dark'), overlays: NO_OVERLAYS },
  },
  shape: { borderRadius: SHAPE_RADIUS },
  spacing: `var(--mui-spacing, ${SPACING}px)`,
  typography: brandingTypography,
  components: brandingComponents,
});
