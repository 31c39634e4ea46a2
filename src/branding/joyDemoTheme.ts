import { extendTheme } from '@mui/joy/styles';
import { SPACING } from './tokens';

/** The attribute that Docusaurus keeps on `<html>`; see `demoTheme`. */
const ATTRIBUTE = 'data-theme';

/**
 * The theme that demos of Joy UI run in: the library's own defaults, with both color schemes on
 * Docusaurus' attribute instead of `data-joy-color-scheme`.
 */
export const joyDemoTheme = {
  ...extendTheme({
    spacing: SPACING,
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

/** The theme in the direction that is asked for. */
export function joyDemoThemeInLook(isRtl: boolean): object {
  return isRtl ? { ...joyDemoTheme, direction: 'rtl' } : joyDemoTheme;
}
