import type { TemplateLibrary } from '@component-docs/kit/shared/site/libraryTypes';

/** The facts of templates of Joy UI. */
export const JOY_TEMPLATES: TemplateLibrary = {
  packageName: '@mui/joy',
  packages: ['@mui/joy'],
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import { CssVarsProvider, extendTheme } from '@mui/joy/styles';",
  ],
  setup: ["// For Joy UI's own theme: extendTheme()", 'const theme = extendTheme(themeOptions);'],
  open: ['<CssVarsProvider theme={theme} defaultMode="system">', '  <CssBaseline />'],
  close: '</CssVarsProvider>',
};
