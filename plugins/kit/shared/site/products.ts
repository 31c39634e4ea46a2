import { keptSite } from './facts';
import type { Product } from './types';

interface InMenus {
  readonly group: string;
}

/** Returns the products that menus and the search list: the ones that have a group. */
export function inMenus<Listed extends Pick<Product, 'group'>>(products: readonly Listed[]) {
  return products.filter((product): product is Listed & InMenus => product.group !== undefined);
}

/** Every product that has pages. Each gets its own instance of the docs plugin. */
export const PRODUCTS = keptSite().products;

/** The products that menus and the search list: the ones that have a group. */
export const MENU_PRODUCTS = inMenus(PRODUCTS);

export type { ProductId } from './register';
