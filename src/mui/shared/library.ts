import type { Library } from '@component-docs/kit/shared/site/types';

/** What is special about the packages of MUI, for their API reference. */
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
  icons: '@mui/icons-material',
  // That of the icons has 10,000 modules.
  packagesWithoutErrors: ['icons-material', 'types', 'core-downloads-tracker', 'codemod'],
};
