import { PRODUCTS } from '@component-docs/kit/shared/site/products';

/** Imports of components that render nothing until they have measured their container. */
const MEASURING = PRODUCTS.flatMap(({ measuringPackages = [] }) => measuringPackages).map(
  (name) => `from '${name}'`,
);

/** Returns whether a demo renders only in the browser, because it uses such a component. */
export function isDrawnInBrowser(code: string): boolean {
  return MEASURING.some((text) => code.includes(text));
}
