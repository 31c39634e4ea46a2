import { hueOf } from '../hue';
import type { Product } from '@component-docs/kit/shared/site/types';

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
  componentGroup: '/joy-ui/react-',
  hasPlaygrounds: true,
  demoTheme: 'joy-ui',
  hue: hueOf('warning', 800),
  officialSite: 'https://v6.mui.com',
} as const satisfies Product;
