/** Packages whose components draw nothing before they have measured their place in the page. */
const MEASURING_PACKAGE = /from '@mui\/x-data-grid'/;

/** Whether the server's HTML of a demo is but its place: whether it shows such a component. */
export function isDrawnInBrowser(code: string): boolean {
  return MEASURING_PACKAGE.test(code);
}
