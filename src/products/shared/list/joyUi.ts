import type { Product } from '../types';

export const joyUi = {
  id: 'joy-ui',
  basePath: 'joy-ui',
  group: 'core',
  name: 'Joy UI',
  otherNames: ['Joy'],
  landing: '/joy-ui/getting-started',
  packageName: '@mui/joy',
  releasedWith: '@mui/material',
  apiPackages: ['@mui/joy'],
  demoTheme: 'joy-ui',
  color: ['warning', 800],
  officialSite: 'https://v6.mui.com',
} as const satisfies Product;
