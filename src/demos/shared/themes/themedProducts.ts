/**
 * Products whose demos run in their library's default theme, with its CSS variables in a
 * stylesheet. Other demos get no provider, so MUI System uses its default theme.
 */
export const THEMED_PRODUCTS = ['material-ui', 'joy-ui'] as const;
export type ThemedProduct = (typeof THEMED_PRODUCTS)[number];

/** Products that are built on another product's components and use its theme. */
const BUILT_ON: Readonly<Record<string, ThemedProduct>> = {
  'toolpad-core': 'material-ui',
  x: 'material-ui',
};

/**
 * Returns the product whose theme a demo or thumbnail (`<product>/…`) uses; undefined if it uses
 * none.
 */
export function themedProductOf(id: string): ThemedProduct | undefined {
  const themes = [
    ...THEMED_PRODUCTS.map((product) => [product, product] as const),
    ...Object.entries(BUILT_ON),
  ];
  return themes.find(([product]) => id.startsWith(`${product}/`))?.[1];
}
