import { hueOf } from '../hue';
import type { Product } from '@component-docs/kit/shared/site/types';

/** The manual of the packages below `plugins`, for people who write or build such a site. */
export const docsInfra = {
  id: 'docs-infra',
  name: 'Docs Infra',
  buttonName: 'Docs-infra',
  landing: '/experiments/docs/headers',
  basePath: 'experiments/docs',
  packageName: '@component-docs/preset',
  apiPackages: [],
  demoTheme: 'material-ui',
  hue: hueOf('grey', 800),
  officialSite: 'https://github.com/mui-family-docs/mui-family-docs',
} as const satisfies Product;
