import { GROUPS } from '@component-docs/kit/shared/site/catalogue';
import { officialAddress } from '@component-docs/kit/shared/site/productOfPath';
import { MENU_PRODUCTS, PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { CatalogueEntry, Product, ProductGroup } from '@component-docs/kit/shared/site/types';

export type { CatalogueEntry };

/** A group of the product menu. */
export interface CatalogueGroup extends ProductGroup {
  readonly products: readonly CatalogueEntry[];
}

/** Every product, grouped and ordered as in the menus. */
export const CATALOGUE: readonly CatalogueGroup[] = GROUPS.map((group) => ({
  ...group,
  products: MENU_PRODUCTS.filter((product: Product) => product.group === group.id).flatMap(
    (product: Product): readonly CatalogueEntry[] => product.parts ?? [product],
  ),
}));

/** All entries of the catalogue. */
export const CATALOGUE_ENTRIES = CATALOGUE.flatMap(({ products }) => products);

/** Returns an entry of the catalogue; undefined for an unknown id. */
export const catalogueEntry = (productId: string): CatalogueEntry | undefined =>
  CATALOGUE_ENTRIES.find(({ id }) => id === productId);

/** Returns whether this site describes a product; the others are on their official sites only. */
export function isDescribed({ packageName }: CatalogueEntry): boolean {
  return PRODUCTS.some((product) => product.packageName === packageName);
}

/** Returns where menus lead for a product: a site path, or the address of its official pages. */
export function addressOfProduct(product: CatalogueEntry): string {
  const { landing } = product;
  return isDescribed(product) ? landing : officialAddress(landing);
}
