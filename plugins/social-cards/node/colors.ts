import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Hue } from '@component-docs/kit/shared/site/types';
import { keptSite } from '@component-docs/kit/shared/site/facts';

/** The colors of pages that belong to no product. */
export const SITE_HUE = keptSite().hue;

export const PRODUCT_HUES: Readonly<Record<ProductId, Hue>> = Object.fromEntries(
  PRODUCTS.map(({ id, hue }) => [id, hue]),
) as Record<ProductId, Hue>;
