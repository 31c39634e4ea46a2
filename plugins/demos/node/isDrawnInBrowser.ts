/** Packages whose components render nothing until they have measured their container. */
const MEASURING_PACKAGE = /from '@mui\/x-data-grid'/;

/** Returns whether a demo renders only in the browser, because it uses such a component. */
export function isDrawnInBrowser(code: string): boolean {
  return MEASURING_PACKAGE.test(code);
}
