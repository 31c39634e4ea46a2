import type { ExportedDemo } from './types';

interface Provider {
  imports: string;
  /** Statements before the first render. */
  setup?: string;
  open: string;
  close: string;
}

type Theme = ExportedDemo['theme'];

function materialProvider({ direction, paletteColors, paletteMode, spacing }: Theme): Provider {
  const palette = { mode: paletteMode, ...paletteColors };
  const theme = JSON.stringify({ direction, palette, spacing }, null, 2);
  return {
    imports: `import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';`,
    setup: `const theme = createTheme(${theme});`,
    open: '<ThemeProvider theme={theme}>\n      <CssBaseline />',
    close: '</ThemeProvider>',
  };
}

/** The provider of the theme that the reader has made: it has both color schemes. */
function readerProvider({ direction, paletteMode }: Theme): Provider {
  const theme = direction === 'rtl' ? "{ ...theme, direction: 'rtl' }" : 'theme';
  return {
    imports: `import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';`,
    open: `<ThemeProvider theme={${theme}} defaultMode="${paletteMode}">\n      <CssBaseline />`,
    close: '</ThemeProvider>',
  };
}

function joyReaderProvider({ paletteMode }: Theme): Provider {
  return {
    imports: `import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import { theme } from './theme';`,
    open: `<CssVarsProvider theme={theme} defaultMode="${paletteMode}">\n      <CssBaseline />`,
    close: '</CssVarsProvider>',
  };
}

function joyProvider({ paletteMode }: Theme): Provider {
  return {
    imports: `import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';`,
    open: `<CssVarsProvider defaultMode="${paletteMode}">\n      <CssBaseline />`,
    close: '</CssVarsProvider>',
  };
}

const PLAIN: Provider = {
  imports: "import { StyledEngineProvider } from '@mui/system';",
  open: '<StyledEngineProvider injectFirst>',
  close: '</StyledEngineProvider>',
};

type CreateProvider = (theme: Theme) => Provider;

const MATERIAL = { standard: materialProvider, reader: readerProvider };

/** The providers of products, without and with a theme of the reader; others have Material UI's. */
const PROVIDERS: Readonly<Record<string, { standard: CreateProvider; reader?: CreateProvider }>> = {
  'base-ui': { standard: () => PLAIN },
  'joy-ui': { standard: joyProvider, reader: joyReaderProvider },
  system: { standard: () => PLAIN },
};

const providersOf = (product: string) =>
  Object.hasOwn(PROVIDERS, product) ? (PROVIDERS[product] ?? MATERIAL) : MATERIAL;

const MIRROR = {
  imports: `import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';`,
  setup: "const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });",
};

/** Whether a demo of a product is exported with the theme that the reader has made. */
export function usesReaderTheme({ product, themeModule }: ExportedDemo): boolean {
  return themeModule !== undefined && providersOf(product).reader !== undefined;
}

/** Returns the file that renders a demo with its product's provider and the reader's theme. */
export function entryFile(demo: ExportedDemo): string {
  const { product, styling, variant, theme } = demo;
  const { standard, reader } = providersOf(product);
  const provider = (demo.themeModule === undefined ? standard : (reader ?? standard))(theme);
  const isRtl = theme.direction === 'rtl';
  const container = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  const tree = `    ${provider.open}
      <Demo />
    ${provider.close}`;
  return `${[
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    provider.imports,
    isRtl && MIRROR.imports,
    "import Demo from './Demo';",
    styling === 'tailwind' && "import './tailwind.css';",
    '',
    provider.setup,
    isRtl && MIRROR.setup,
    '',
    `createRoot(${container}).render(`,
    '  <React.StrictMode>',
    isRtl && '    <CacheProvider value={cache}>',
    tree,
    isRtl && '    </CacheProvider>',
    '  </React.StrictMode>,',
    ');',
  ]
    .filter((line) => line !== undefined && line !== false)
    .join('\n')}\n`;
}
