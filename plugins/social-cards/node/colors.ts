import { PALETTE } from '../../../src/branding/tokens';
import { PRODUCTS } from '../../../src/products/shared/products';
import type { ProductId } from '../../../src/products/shared/products';
import type { Product } from '../../../src/products/shared/types';

/** The colors of a card. */
export interface Hue {
  /** Behind the picture of a component. */
  tint: string;
  /** On the strong color. */
  pale: string;
  /** The product's name, and what is behind a symbol: legible on white, and white on it. */
  strong: string;
}

function hueOf(...[name, shade]: Product['color']): Hue {
  const scale = PALETTE[name];
  return { tint: scale[50], pale: scale[200], strong: scale[shade] };
}

/** The colors of pages that belong to no product. */
export const SITE_HUE = hueOf('primary', 600);

export const PRODUCT_HUES = Object.fromEntries(
  PRODUCTS.map(({ id, color }: Product) => [id, hueOf(...color)]),
) as Readonly<Record<ProductId, Hue>>;
