import { extendTheme } from '@mui/material/styles';
import type { CssVarsThemeOptions } from '@mui/material/styles';
import type { AppliedTheme } from '@component-docs/demo-themes/shared/library';
import { NO_OVERLAYS } from '@component-docs/theme-builder/shared/noOverlays';
import { printVariables } from '@component-docs/theme-builder/shared/printVariables';
import { MODE_SELECTOR } from './demoTheme';
import type { MaterialDemoTheme } from './demoTheme';

/**
 * Creates the theme of options that a reader has made, for demos of Material UI; undefined if the library
 * refuses them, as may happen with options that an earlier version of the site has stored.
 */
export function createMaterialReaderTheme(
  options: CssVarsThemeOptions,
): AppliedTheme<MaterialDemoTheme> | undefined {
  try {
    const { light, ...schemes } = options.colorSchemes ?? {};
    const theme = extendTheme({
      ...options,
      // As in the demo theme.
      colorSchemes: {
        ...schemes,
        light: { ...(typeof light === 'object' && light), overlays: NO_OVERLAYS },
      },
      colorSchemeSelector: MODE_SELECTOR,
    });
    return { theme, css: printVariables(theme) };
  } catch {
    return undefined;
  }
}
