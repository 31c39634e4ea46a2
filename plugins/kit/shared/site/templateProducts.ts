import { keptSite } from './facts';
import type { ThemedProduct } from './register';

/** The products with templates. */
export const TEMPLATE_PRODUCTS = Object.keys(
  keptSite().library?.templates ?? {},
) as readonly ThemedProduct[];
