import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { joyThemeForDemos } from '../../../../src/branding/joyDemoTheme';
import { printVariables } from '../../../../src/branding/printVariables';
import type { AppliedThemes } from './readerThemeTypes';

/**
 * Creates the theme of options that a reader has made, for demos of Joy UI; undefined if the library refuses
 * them, as it may those that an earlier version of the site has stored.
 */
export function createJoyReaderTheme(options: CssVarsThemeOptions): AppliedThemes['joy-ui'] {
  try {
    const theme = joyThemeForDemos(options);
    return { theme, css: printVariables(theme) };
  } catch {
    return undefined;
  }
}
