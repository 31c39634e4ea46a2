import type { Product } from '../types';

export const baseUi = {
  id: 'base-ui',
  basePath: 'base-ui',
  group: 'core',
  name: 'Base UI',
  landing: '/base-ui/getting-started',
  packageName: '@mui/base',
  releasedWith: '@mui/material',
  apiPackages: ['@mui/base'],
  apiTabs: true,
  color: ['grey', 700],
  officialSite: 'https://v6.mui.com',
} as const satisfies Product;
