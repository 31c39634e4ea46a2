/**
 * Products whose demos run in a theme of their library (behaviours §10, §11), with its CSS variables
 * in a stylesheet. Demos of the others get no provider: MUI System then uses its default theme.
 */
export const THEMED_PRODUCTS = ['material-ui', 'joy-ui'] as const;
export type ThemedProduct = (typeof THEMED_PRODUCTS)[number];

/** The product that a demo or thumbnail (`<product>/…`) has its theme from; undefined for none. */
export function themedProductOf(id: string): ThemedProduct | undefined {
  return THEMED_PRODUCTS.find((product) => id.startsWith(`${product}/`));
}
