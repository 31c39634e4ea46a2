import type {
  ProjectProvider,
  ProviderOf,
} from '@component-docs/demos/shared/export/exportProject';
import type { CreateProvider, Providers } from './createProvider';
import { joyProviders } from './joy-ui/joyProviders';

const material: CreateProvider = ({ direction, paletteColors, paletteMode, spacing }) => {
  const palette = { mode: paletteMode, ...paletteColors };
  const theme = JSON.stringify({ direction, palette, spacing }, null, 2);
  return {
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { ThemeProvider, createTheme } from '@mui/material/styles';",
    ],
    setup: [`const theme = createTheme(${theme});`],
    open: ['<ThemeProvider theme={theme}>', '  <CssBaseline />'],
    close: ['</ThemeProvider>'],
  };
};

/** The provider of the theme that the reader has made: it has both color schemes. */
const materialOfReader: CreateProvider = ({ direction, paletteMode }) => {
  const theme = direction === 'rtl' ? "{ ...theme, direction: 'rtl' }" : 'theme';
  return {
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { ThemeProvider } from '@mui/material/styles';",
      "import { theme } from './theme';",
    ],
    setup: [],
    open: [`<ThemeProvider theme={${theme}} defaultMode="${paletteMode}">`, '  <CssBaseline />'],
    close: ['</ThemeProvider>'],
    hasTheme: true,
  };
};

const plain: CreateProvider = () => ({
  imports: ["import { StyledEngineProvider } from '@mui/system';"],
  setup: [],
  open: ['<StyledEngineProvider injectFirst>'],
  close: ['</StyledEngineProvider>'],
});

const MATERIAL: Providers = { standard: material, reader: materialOfReader };

/** The providers of products, without and with a theme of the reader; others have Material UI's. */
const PROVIDERS: Readonly<Record<string, Providers>> = {
  'base-ui': { standard: plain, reader: plain },
  'joy-ui': joyProviders,
  system: { standard: plain, reader: plain },
};

/** Returns a provider with the style cache that mirrors it. */
const mirrored = ({ imports, setup, open, close, hasTheme }: ProjectProvider): ProjectProvider => ({
  imports: [
    ...imports,
    "import createCache from '@emotion/cache';",
    "import { CacheProvider } from '@emotion/react';",
    "import { prefixer } from 'stylis';",
    "import rtlPlugin from 'stylis-plugin-rtl';",
  ],
  setup: [
    ...setup,
    "const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });",
  ],
  open: ['<CacheProvider value={cache}>', ...open],
  close: [...close, '</CacheProvider>'],
  hasTheme,
});

/** Returns the provider of a demo in readers' projects. */
const providerOf: ProviderOf = ({ product, theme, themeModule }) => {
  const own = Object.hasOwn(PROVIDERS, product) ? PROVIDERS[product] : undefined;
  const provider = (own ?? MATERIAL)[themeModule === undefined ? 'standard' : 'reader'](theme);
  return theme.direction === 'rtl' ? mirrored(provider) : provider;
};

export default providerOf;
