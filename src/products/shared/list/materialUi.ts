import type { Product } from '../types';

export const materialUi = {
  id: 'material-ui',
  basePath: 'material-ui',
  group: 'core',
  name: 'Material UI',
  landing: '/material-ui/getting-started',
  packageName: '@mui/material',
  apiPackages: ['@mui/material', '@mui/lab'],
  demoTheme: 'material-ui',
  color: ['primary', 600],
  officialSite: 'https://v6.mui.com',
  olderSites: { v5: '/getting-started/installation/', v4: '/getting-started/installation/' },
  hasVersionsPage: true,
} as const satisfies Product;
