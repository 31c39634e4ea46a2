import { hueOf } from '../hue';
import type { Product } from '@component-docs/kit/shared/site/types';

export const baseUi = {
  id: 'base-ui',
  basePath: 'base-ui',
  group: 'core',
  name: 'Base UI',
  landing: '/base-ui/getting-started',
  packageName: '@mui/base',
  releasedWith: '@mui/material',
  apiPackages: ['@mui/base'],
  componentGroup: '/base-ui/react-',
  apiTabs: true,
  hue: hueOf('grey', 700),
  officialSite: 'https://v6.mui.com',
} as const satisfies Product;
