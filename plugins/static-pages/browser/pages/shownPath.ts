import { createStore } from '@component-docs/kit/browser/createStore';

/**
 * Pathname of the page on the screen, for elements that stay when pages are swapped; '' until pages are
 * started.
 */
const shownPath = createStore('');

/** Says which page is on the screen now. */
export function setShownPath(pathname: string): void {
  shownPath.set(pathname);
}

/** Calls a listener whenever another page is on the screen. */
export const onShownPath = shownPath.subscribe;

/** Returns the pathname of the page on the screen. */
export const getShownPath = shownPath.get;
