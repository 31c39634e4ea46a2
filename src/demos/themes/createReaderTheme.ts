import { extendTheme } from '@mui/material/styles';
import type { CssVarsThemeOptions } from '@mui/material/styles';
import { MODE_SELECTOR } from '../../branding/demoTheme';
import type { MaterialDemoTheme } from '../../branding/demoTheme';
import { NO_OVERLAYS } from '../../branding/noOverlays';
import { printVariables } from '../../branding/printVariables';

export interface AppliedTheme {
  readonly theme: MaterialDemoTheme;
  /** The theme's CSS variables. */
  readonly css: string;
}

/** Has the variables outweigh those of the demo theme, with the colors that the reader chose for it. */
function withWeight(css: string): string {
  return css.replace(/:root|\[data-theme="\w+"\]/g, (selector) => selector.repeat(4));
}

/**
 * Creates the theme of options that a reader has made, for demos; undefined if the library refuses them, as
 * it may those that an earlier version of the site has stored.
 */
export function createReaderTheme(options: CssVarsThemeOptions): AppliedTheme | undefined {
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
    return { theme, css: withWeight(printVariables(theme)) };
  } catch {
    return undefined;
  }
}
