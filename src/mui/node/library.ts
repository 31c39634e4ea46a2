import path from 'node:path';
import { globalStateClasses } from '@mui/utils/generateUtilityClass';
import type { Library } from '@component-docs/kit/shared/site/libraryTypes';
import { JOY_TEMPLATES } from './joy-ui/joyTemplates';
import { CORRECTED_LINKS, CORRECTIONS } from './wrongComments';

/** The facts of the libraries that templates show. */
const TEMPLATE_LIBRARIES: Library['templates'] = {
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
  'joy-ui': JOY_TEMPLATES,
};

/** Facts that are special about the packages of MUI, for their API reference. */
export const library: Library = {
  site: 'https://mui.com',
  scope: '@mui',
  // The build of the library writes them.
  hasApiComments: true,
  guides: {
    bundleSize: '/material-ui/guides/minimizing-bundle-size/',
    customization: '/material-ui/customization/how-to-customize/',
    refs: '/material-ui/guides/composition/#caveat-with-refs',
    sx: '/system/getting-started/the-sx-prop/',
    systemProps: '/system/properties/',
    themeProps: '/material-ui/customization/theme-components/#theme-default-props',
  },
  plansPage: 'https://mui.com/x/introduction/licensing/',
  icons: '@mui/icons-material',
  // The package of icons has 10,000 modules.
  packagesWithoutErrors: ['icons-material', 'types', 'core-downloads-tracker', 'codemod'],
  errors: { formatter: 'formatMuiErrorMessage', name: 'Minified MUI error #' },
  themeHooks: ['useDefaultProps', 'useThemeProps', 'useThemePropsSystem'],
  themes: {
    '@mui/material': { creator: 'createTheme', source: '@mui/material/styles' },
    '@mui/lab': { creator: 'createTheme', source: '@mui/material/styles' },
    '@mui/system': { creator: 'createTheme', source: '@mui/system' },
    '@mui/joy': { creator: 'extendTheme', source: '@mui/joy/styles' },
  },
  classNames: {
    states: Object.keys(globalStateClasses),
    state: 'Mui-',
    own: '',
    others: { '@mui/base': { state: 'base--', own: 'base-' } },
  },
  typeGuides: {
    Theme: {
      'material-ui': '/material-ui/customization/default-theme/',
      'joy-ui': '/joy-ui/customization/default-theme-viewer/',
    },
  },
  // In the known releases. Any other contradiction fails the build.
  rejectedProps: { '@mui/base/CssTransition': ['lastTransitionedPropertyOnEnter'] },
  corrections: CORRECTIONS,
  correctedLinks: CORRECTED_LINKS,
  codemods: { packageName: '@mui/codemod', folder: 'node/deprecations' },
  templates: TEMPLATE_LIBRARIES,
  examples: path.join(__dirname, 'exampleProps.ts'),
};
