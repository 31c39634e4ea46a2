import { hueOf } from './hue';
import type { Product, CatalogueEntry } from '@component-docs/kit/shared/site/types';

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
