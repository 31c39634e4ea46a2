import type { Product } from '../types';

export const system = {
  id: 'system',
  basePath: 'system',
  group: 'core',
  name: 'MUI System',
  landing: '/system/getting-started',
  packageName: '@mui/system',
  releasedWith: '@mui/material',
  apiPackages: ['@mui/system'],
  color: ['primaryDark', 600],
  officialSite: 'https://v6.mui.com',
  olderSites: { v4: '/system/basics/' },
  hasVersionsPage: true,
} as const satisfies Product;
