import type { LibraryOptions } from '../../../plugins/demos/node/library';
import { brandingThemeStylesheet } from '../../branding/node/brandingThemeStylesheet';
import { DEMO_FONTS } from './demoFonts';
import { demoThemeStylesheet } from './demoThemeStylesheet';
import { PORTALS } from './portals';

const library = 'src/mui/browser';

const demos: LibraryOptions = {
  library,
  stylesheets: {
    'material-ui': () => demoThemeStylesheet('material-ui'),
    'joy-ui': () => demoThemeStylesheet('joy-ui'),
    branding: brandingThemeStylesheet,
  },
  portals: PORTALS,
};

/** All that is special about the documented libraries, as options of plugins by their names. */
export const mui = {
  demos,
  demoFonts: { fonts: DEMO_FONTS },
  licenses: {
    copied: [
      '@fontsource/ibm-plex-sans',
      '@fontsource/material-icons',
      ...Object.values(DEMO_FONTS).map((font) => font.package),
    ],
  },
  sandbox: {
    library,
    sources: [
      'src/{branding,mui/{browser,shared}}/**/*.{ts,tsx}',
      'plugins/theme-builder/shared/**/*.ts',
    ],
  },
};
