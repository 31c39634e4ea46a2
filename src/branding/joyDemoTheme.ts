import { extendTheme } from '@mui/joy/styles';
import { joyPopups } from './popups';
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

/** The library's own, which its types leave out. */
const { components } = joyDemoTheme as { components?: object };

/** The theme in another direction, or with popups in an element that has the demo's look. */
export function joyDemoThemeInLook({
  isRtl,
  popups,
}: {
  isRtl: boolean;
  popups: HTMLElement | null;
}): object {
  return isRtl || popups
    ? {
        ...joyDemoTheme,
        direction: isRtl ? 'rtl' : 'ltr',
        components: { ...components, ...(popups && joyPopups(popups)) },
      }
    : joyDemoTheme;
}
