import { hueOf } from '../hue';
import type { CatalogueEntry, Product } from '@component-docs/kit/shared/site/types';

const core = {
  id: 'toolpad-core',
  name: 'Toolpad Core',
  landing: '/toolpad/core/introduction',
  packageName: '@toolpad/core',
} as const satisfies CatalogueEntry;

/** Only the official site describes it. */
const studio = {
  id: 'toolpad-studio',
  name: 'Toolpad Studio',
  landing: '/toolpad/studio/getting-started',
  packageName: '@toolpad/studio',
} as const satisfies CatalogueEntry;

export const toolpadCore = {
  ...core,
  basePath: 'toolpad/core',
  group: 'toolpad',
  otherNames: ['Toolpad'],
  apiPackages: ['@toolpad/core'],
  componentGroup: '/toolpad/core/components-group',
  demoTheme: 'material-ui',
  hue: hueOf('error', 800),
  officialSite: 'https://mui.com',
  hookPaths: {
    useDialogs: 'react-use-dialogs/api',
    useNotifications: 'react-use-notifications/api',
    useLocalStorageState: 'react-persistent-state/use-local-storage-state-api',
    useSessionStorageState: 'react-persistent-state/use-session-storage-state-api',
  },
  symbols: {
    '@toolpad/core': {
      hooks: ['useDialogs', 'useLocalStorageState', 'useNotifications', 'useSessionStorageState'],
    },
  },
  partPaths: [['^/+toolpad/studio(?:/.*)?$', 'toolpad-studio']],
  parts: [core, studio],
} as const satisfies Product;
