import { keptSite } from './facts';

/** Every product that has pages. Each gets its own instance of the docs plugin. */
export const PRODUCTS = keptSite().products;

export type { ProductId } from './register';
