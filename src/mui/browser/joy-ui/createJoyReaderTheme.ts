import type { CssVarsThemeOptions } from '@mui/joy/styles';
import type { AppliedTheme } from '@component-docs/demo-themes/shared/library';
import { printVariables } from '@component-docs/theme-builder/shared/printVariables';
import { joyThemeForDemos } from './joyDemoTheme';

/**
 * Creates the theme of options that a reader has made, for demos of Joy UI; undefined if the library refuses
 * them, as may happen with options that an earlier version of the site has stored.
 */
export function createJoyReaderTheme(options: CssVarsThemeOptions): AppliedTheme | undefined {
  try {
    const theme = joyThemeForDemos(options);
    return { theme, css: printVariables(theme) };
  } catch {
    return undefined;
  }
}
