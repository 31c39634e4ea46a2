import { PALETTE } from '../../src/branding/tokens';
import type { ProductId } from '../../src/products/shared/products';

/** The colors of a card. */
export interface Hue {
  /** Behind the picture of a component. */
  tint: string;
  /** On the strong color. */
  pale: string;
  /** The product's name, and what is behind a symbol: legible on white, and white on it. */
  strong: string;
}

function hueOf(scale: (typeof PALETTE)[keyof typeof PALETTE], strong: 500 | 600 | 700 | 800): Hue {
  return { tint: scale[50], pale: scale[200], strong: scale[strong] };
}

/** The colors of pages that belong to no product. */
export const SITE_HUE = hueOf(PALETTE.primary, 600);

/** Each product has one of the site's colors. */
export const PRODUCT_HUES: Readonly<Record<ProductId, Hue>> = {
  'material-ui': SITE_HUE,
  'joy-ui': hueOf(PALETTE.warning, 800),
  'base-ui': hueOf(PALETTE.grey, 700),
  system: hueOf(PALETTE.primaryDark, 600),
  x: hueOf(PALETTE.success, 800),
  'toolpad-core': hueOf(PALETTE.error, 800),
};
