/**
 * Products whose demos run in a theme of their library (behaviours §10, §11), with its CSS variables
 * in a stylesheet. Demos of the others get no provider: MUI System then uses its default theme.
 */
export const THEMED_PRODUCTS = ['material-ui', 'joy-ui'] as const;
export type ThemedProduct = (typeof THEMED_PRODUCTS)[number];

/** Products that stand on another one's components, and with them in its theme. */
const STANDS_ON: Readonly<Record<string, ThemedProduct>> = {
  'toolpad-core': 'material-ui',
  x: 'material-ui',
};

/** The product that a demo or thumbnail (`<product>/…`) has its theme from; undefined for none. */
export function themedProductOf(id: string): ThemedProduct | undefined {
  const themes = [
    ...THEMED_PRODUCTS.map((product) => [product, product] as const),
    ...Object.entries(STANDS_ON),
  ];
  return themes.find(([product]) => id.startsWith(`${product}/`))?.[1];
}
