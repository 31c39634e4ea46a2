import { LANDING_ROUTES } from '../../navigation/shared/landingRoutes';
import type { LandingProductId } from '../../navigation/shared/landingRoutes';
import { PRODUCT_NAMES } from '../../navigation/shared/productNames';
import { officialAddress } from './officialAddress';
import { PRODUCTS } from './products';

/** A product of the family, whether or not this site has pages for it. */
export interface CatalogueEntry {
  readonly id: LandingProductId;
  /** Display name under the group's heading, not translated. */
  readonly name: string;
  /** The npm package whose version is the product's version. */
  readonly packageName: string;
}

export interface CatalogueGroup {
  readonly id: 'core' | 'x' | 'toolpad';
  /** Heading in the product menu, not translated; the core group has none. */
  readonly heading?: string;
  readonly isBeta?: boolean;
  readonly products: readonly CatalogueEntry[];
}

/** Every product of the family, grouped and ordered as in the menus. */
export const CATALOGUE: readonly CatalogueGroup[] = [
  {
    id: 'core',
    products: [
      { id: 'material-ui', name: PRODUCT_NAMES['material-ui'], packageName: '@mui/material' },
      { id: 'base-ui', name: PRODUCT_NAMES['base-ui'], packageName: '@mui/base' },
      { id: 'joy-ui', name: PRODUCT_NAMES['joy-ui'], packageName: '@mui/joy' },
      { id: 'system', name: PRODUCT_NAMES.system, packageName: '@mui/system' },
    ],
  },
  {
    id: 'x',
    heading: 'MUI X Components',
    products: [
      { id: 'x-data-grid', name: 'Data Grid', packageName: '@mui/x-data-grid' },
      { id: 'x-date-pickers', name: 'Date and Time Pickers', packageName: '@mui/x-date-pickers' },
      { id: 'x-charts', name: 'Charts', packageName: '@mui/x-charts' },
      { id: 'x-tree-view', name: 'Tree View', packageName: '@mui/x-tree-view' },
    ],
  },
  {
    id: 'toolpad',
    heading: PRODUCT_NAMES.toolpad,
    isBeta: true,
    products: [
      { id: 'toolpad-core', name: PRODUCT_NAMES['toolpad-core'], packageName: '@toolpad/core' },
      {
        id: 'toolpad-studio',
        name: PRODUCT_NAMES['toolpad-studio'],
        packageName: '@toolpad/studio',
      },
    ],
  },
];

/**
 * What this site has about a product: pages, pages that are planned, or one page that says what it is and
 * that the official site describes it.
 */
export type ProductState = 'written' | 'planned' | 'elsewhere';

/** Returns what this site has about a product. */
export function stateOfProduct({ id, packageName }: CatalogueEntry): ProductState {
  if (PRODUCTS.some((product) => product.packageName === packageName)) {
    return 'written';
  }
  return id === 'toolpad-studio' ? 'elsewhere' : 'planned';
}

/** Returns where menus lead for a product: a site path, or the address of its official pages if it is planned. */
export function addressOfProduct(product: CatalogueEntry): string {
  const landing = LANDING_ROUTES[product.id];
  return stateOfProduct(product) === 'planned' ? (officialAddress(landing) ?? landing) : landing;
}
