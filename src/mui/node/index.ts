import type { LibraryOptions } from '@component-docs/demo-themes/node/library';
import type { ByProduct } from '@component-docs/demo-themes/shared/library';
import { ICONS } from '@component-docs/icon-list/node/readDrawings';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import type { LibraryChunks } from '@component-docs/static-pages/node/islands';
import { brandingThemeStylesheet } from '../../branding/node/brandingThemeStylesheet';
import { demoThemeStylesheet } from './demoThemeStylesheet';
import { gridGroup } from './x/gridGroup';
import { libraryChunkName } from './chunks/libraryChunkName';
import { partsOfLibrary } from './x/partsOfLibrary';
import { iconScripts } from './iconScripts';
import { THEMED_LIBRARIES } from './themedLibraries';
import type { ThemedLibrary } from './themedLibrary';

const library = 'src/mui/browser';

/** Returns a value for each library with a theme. */
const mapThemed = <Value>(valueOf: (library: ThemedLibrary, product: ThemedProduct) => Value) =>
  Object.fromEntries(
    Object.entries(THEMED_LIBRARIES).map(([product, library]) => [
      product,
      valueOf(library, product as ThemedProduct),
    ]),
  ) as ByProduct<Value>;

const demos: LibraryOptions = {
  library,
  stylesheets: {
    ...mapThemed((_library, product) => () => demoThemeStylesheet(product)),
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
  templates: { library, substitutes: { '@mui/x-data-grid': 'x/lateGrid.tsx' } },
  demoFonts: { fonts: mapThemed(({ font }) => font) },
  themeBuilder: { libraries: Object.values(THEMED_LIBRARIES).map(({ builder }) => builder) },
  licenses: {
    copied: [
      '@fontsource/ibm-plex-mono',
      '@fontsource/ibm-plex-sans',
      '@fontsource/material-icons',
      // Some of its rules are in `src/css`.
      'infima',
      ...Object.values(THEMED_LIBRARIES).map(({ font }) => font.package),
    ],
  },
  sandbox: {
    library,
    sources: [
      'src/{branding,mui/browser}/**/*.{ts,tsx}',
      'plugins/theme-builder/shared/**/*.ts',
      'src/mui/node/iconScripts.ts',
      'plugins/icon-list/node/readDrawings.ts',
    ],
    scripts: { package: ICONS, create: iconScripts },
  },
};
