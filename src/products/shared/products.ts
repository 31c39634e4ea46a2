import { LANDING_ROUTES } from '../../navigation/shared/landingRoutes';

/** A product area of the site: its own pages, sidebar, and installed packages. */
export interface Product {
  /** Also the id of its page tree and its docs plugin, and the name of its folder in `docs/`. */
  readonly id: string;
  /** Path of its pages, without leading and trailing slashes: `material-ui`, `toolpad/core`. */
  readonly basePath: string;
  /** Site path of its first page. */
  readonly landing: string;
  /** Display name, not translated. */
  readonly name: string;
  /** The npm package whose version the pages describe. */
  readonly packageName: string;
  /** The package whose version the repository's tags carry, if it isn't `packageName`. */
  readonly releasedWith?: string;
  /** The packages whose components have API pages here. */
  readonly apiPackages: readonly string[];
  /** Folder of the API pages below the base path; `api` by default. */
  readonly apiFolder?: string;
  /** The API is shown in tabs of the component pages instead. */
  readonly apiTabs?: true;
}

/** Every product that has pages. Each gets its own instance of the docs plugin. */
export const PRODUCTS = [
  {
    id: 'material-ui',
    basePath: 'material-ui',
    landing: LANDING_ROUTES['material-ui'],
    name: 'Material UI',
    packageName: '@mui/material',
    apiPackages: ['@mui/material', '@mui/lab'],
  },
  {
    id: 'base-ui',
    basePath: 'base-ui',
    landing: LANDING_ROUTES['base-ui'],
    name: 'Base UI',
    packageName: '@mui/base',
    releasedWith: '@mui/material',
    apiPackages: ['@mui/base'],
    apiTabs: true,
  },
  {
    id: 'joy-ui',
    basePath: 'joy-ui',
    landing: LANDING_ROUTES['joy-ui'],
    name: 'Joy UI',
    packageName: '@mui/joy',
    releasedWith: '@mui/material',
    apiPackages: ['@mui/joy'],
  },
  {
    id: 'system',
    basePath: 'system',
    landing: LANDING_ROUTES.system,
    name: 'MUI System',
    packageName: '@mui/system',
    releasedWith: '@mui/material',
    apiPackages: ['@mui/system'],
  },
  {
    id: 'x',
    basePath: 'x',
    landing: '/x/introduction',
    name: 'MUI X',
    packageName: '@mui/x-data-grid',
    apiPackages: ['@mui/x-data-grid'],
    apiFolder: 'api/data-grid',
  },
  {
    id: 'toolpad-core',
    basePath: 'toolpad/core',
    landing: LANDING_ROUTES['toolpad-core'],
    name: 'Toolpad Core',
    packageName: '@toolpad/core',
    apiPackages: ['@toolpad/core'],
  },
] as const satisfies readonly Product[];

export type ProductId = (typeof PRODUCTS)[number]['id'];
