/** A product area of the site: its own pages, sidebar, and installed packages. */
export interface Product {
  readonly id: string;
  /** Display name, not translated. */
  readonly name: string;
  /** The npm package whose version the pages describe. */
  readonly packageName: string;
  /** The packages whose components have API pages here. */
  readonly apiPackages: readonly string[];
  /** The API stands in tabs of the components' own pages instead (behaviours §19). */
  readonly apiTabs?: true;
}

/** Every product that has pages. One docs-plugin instance is made of each. */
export const PRODUCTS = [
  {
    id: 'material-ui',
    name: 'Material UI',
    packageName: '@mui/material',
    apiPackages: ['@mui/material', '@mui/lab'],
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    packageName: '@mui/base',
    apiPackages: ['@mui/base'],
    apiTabs: true,
  },
  { id: 'joy-ui', name: 'Joy UI', packageName: '@mui/joy', apiPackages: ['@mui/joy'] },
  { id: 'system', name: 'MUI System', packageName: '@mui/system', apiPackages: ['@mui/system'] },
] as const satisfies readonly Product[];

export type ProductId = (typeof PRODUCTS)[number]['id'];
