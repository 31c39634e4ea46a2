import type { Library } from '@component-docs/kit/shared/site/types';

/** What templates need of the libraries that they show. */
export const TEMPLATE_LIBRARIES: Library['templates'] = {
  'material-ui': {
    packageName: '@mui/material',
    packages: ['@mui/material', '@mui/icons-material', '@mui/x-data-grid', '@mui/system'],
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { ThemeProvider, createTheme } from '@mui/material/styles';",
    ],
    setup: [
      "// For Material UI's own theme: createTheme({ colorSchemes: { dark: true }, cssVariables: true })",
      'const theme = createTheme({ ...themeOptions, cssVariables: true });',
    ],
    open: ['<ThemeProvider theme={theme}>', '  <CssBaseline enableColorScheme />'],
    close: '</ThemeProvider>',
  },
  'joy-ui': {
    packageName: '@mui/joy',
    packages: ['@mui/joy'],
    imports: [
      "import CssBaseline from '@mui/joy/CssBaseline';",
      "import { CssVarsProvider, extendTheme } from '@mui/joy/styles';",
    ],
    setup: ["// For Joy UI's own theme: extendTheme()", 'const theme = extendTheme(themeOptions);'],
    open: ['<CssVarsProvider theme={theme} defaultMode="system">', '  <CssBaseline />'],
    close: '</CssVarsProvider>',
  },
};
