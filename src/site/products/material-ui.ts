import { hueOf } from '../hue';
import type { Product } from '@component-docs/kit/shared/site/types';

export const materialUi = {
  id: 'material-ui',
  basePath: 'material-ui',
  group: 'core',
  name: 'Material UI',
  landing: '/material-ui/getting-started',
  packageName: '@mui/material',
  apiPackages: ['@mui/material', '@mui/lab'],
  componentGroup: '/material-ui/react-',
  hasPlaygrounds: true,
  demoTheme: 'material-ui',
  hue: hueOf('primary', 600),
  officialSite: 'https://v6.mui.com',
  olderSites: { v5: '/getting-started/installation/', v4: '/getting-started/installation/' },
  hasVersionsPage: true,
} as const satisfies Product;
