import { keptSite } from './facts';
import { inMenus } from './inMenus';

/** Every product that has pages. Each gets its own instance of the docs plugin. */
export const PRODUCTS = keptSite().products;

/** The products that menus and the search list: the ones that have a group. */
export const MENU_PRODUCTS = inMenus(PRODUCTS);

export type { ProductId } from './register';
