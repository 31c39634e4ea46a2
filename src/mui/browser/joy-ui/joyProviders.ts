import type { CreateProvider, Providers } from '../createProvider';
import { RTL_JOY_COMPONENTS } from './rtlJoyComponents';

const RTL_JOY = JSON.stringify({ components: RTL_JOY_COMPONENTS }, null, 2);

const joy: CreateProvider = ({ direction, paletteMode }) => {
  const isRtl = direction === 'rtl';
  return {
    imports: [
      "import CssBaseline from '@mui/joy/CssBaseline';",
      `import { CssVarsProvider${isRtl ? ', extendTheme' : ''} } from '@mui/joy/styles';`,
    ],
    setup: isRtl ? [`const theme = extendTheme(${RTL_JOY});`] : [],
    open: [
      `<CssVarsProvider${isRtl ? ' theme={theme}' : ''} defaultMode="${paletteMode}">`,
      '  <CssBaseline />',
    ],
    close: ['</CssVarsProvider>'],
  };
};

/** The provider of Joy UI's theme that the reader has made. Its type has no `components`. */
const joyOfReader: CreateProvider = ({ direction, paletteMode }) => {
  const isRtl = direction === 'rtl';
  return {
    imports: [
      "import CssBaseline from '@mui/joy/CssBaseline';",
      "import { CssVarsProvider } from '@mui/joy/styles';",
      ...(isRtl ? ["import deepmerge from '@mui/utils/deepmerge';"] : []),
      "import { theme } from './theme';",
    ],
    setup: isRtl ? [`const rtlTheme = deepmerge(theme, ${RTL_JOY});`] : [],
    open: [
      `<CssVarsProvider theme={${isRtl ? 'rtlTheme' : 'theme'}} defaultMode="${paletteMode}">`,
      '  <CssBaseline />',
    ],
    close: ['</CssVarsProvider>'],
    hasTheme: true,
  };
};

/** The providers of Joy UI in readers' projects. */
export const joyProviders: Providers = { standard: joy, reader: joyOfReader };
