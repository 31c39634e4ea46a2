import { hueOf } from '../hue';
import type { Product } from '@component-docs/kit/shared/site/types';

export const system = {
  id: 'system',
  basePath: 'system',
  group: 'core',
  name: 'MUI System',
  otherNames: ['sx'],
  landing: '/system/getting-started',
  packageName: '@mui/system',
  releasedWith: '@mui/material',
  apiPackages: ['@mui/system'],
  hue: hueOf('primaryDark', 600),
  officialSite: 'https://v6.mui.com',
  olderSites: { v4: '/system/basics/' },
  hasVersionsPage: true,
} as const satisfies Product;
