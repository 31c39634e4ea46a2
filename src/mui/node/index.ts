import type { LibraryOptions } from '@component-docs/demo-themes/node/library';
import { ICONS } from '@component-docs/icon-list/node/readDrawings';
import type { LibraryChunks } from '@component-docs/static-pages/node/islands';
import { brandingThemeStylesheet } from '../../branding/node/brandingThemeStylesheet';
import { DEMO_FONTS } from './demoFonts';
import { demoThemeStylesheet } from './demoThemeStylesheet';
import { gridGroup } from './chunks/gridGroup';
import { libraryChunkName } from './chunks/libraryChunkName';
import { partsOfLibrary } from './chunks/partsOfLibrary';
import { iconScripts } from './iconScripts';

const library = 'src/mui/browser';

const demos: LibraryOptions = {
  library,
  stylesheets: {
    'material-ui': () => demoThemeStylesheet('material-ui'),
    'joy-ui': () => demoThemeStylesheet('joy-ui'),
    branding: brandingThemeStylesheet,
  },
  // The portals of Material UI, Base UI, and the Base UI that Joy UI depends on.
  portals: /[\\/]node_modules[\\/]@mui[\\/](?:base|material)[\\/]Portal[\\/]Portal\.js$/,
};

const islands: LibraryChunks = {
  nameOf: libraryChunkName,
  groups: (packages) => ({
    gridLibraries: gridGroup(partsOfLibrary(packages, '@mui/x-data-grid', '@mui/material')),
  }),
  tools: /^tool-(?:joy-)?theme-builder$/,
};

/** Everything that is special about the documented libraries, as options of plugins by their names. */
export const mui = {
  demos,
  islands,
  templates: { library, substitutes: { '@mui/x-data-grid': 'templates/lateGrid.tsx' } },
  demoFonts: { fonts: DEMO_FONTS },
  licenses: {
    copied: [
      '@fontsource/ibm-plex-mono',
      '@fontsource/ibm-plex-sans',
      '@fontsource/material-icons',
      // Some of its rules are in `src/css`.
      'infima',
      ...Object.values(DEMO_FONTS).map((font) => font.package),
    ],
  },
  sandbox: {
    library,
    sources: [
      'src/{branding,mui/{browser,shared}}/**/*.{ts,tsx}',
      'plugins/theme-builder/shared/**/*.ts',
      'src/mui/node/iconScripts.ts',
      'plugins/icon-list/node/readDrawings.ts',
    ],
    scripts: { package: ICONS, create: iconScripts },
  },
};
