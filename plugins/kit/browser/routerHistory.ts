import { repairAddress } from '../shared/address';

/** The part of the router's history that this site uses. */
export interface RouterHistory {
  push: (address: string) => void;
  replace: (address: string) => void;
  listen: (listener: () => void) => unknown;
}

let routerHistory: RouterHistory | null = null;

/** Hands over the history, before the page is started. */
export function connectHistory(history: RouterHistory): void {
  routerHistory = history;
}

/** Calls a listener after each change of the address. */
export function onAddress(listener: () => void): void {
  routerHistory?.listen(listener);
}

/**
 * Goes to a page of this site within the document.
 *
 * @returns false where nothing follows the address: then the browser has to follow the link
 */
export function goTo(address: string): boolean {
  routerHistory?.push(repairAddress(address));
  return routerHistory !== null;
}

/**
 * Changes the address without going anywhere, in a way that the router notices: links that are made from the
 * address follow it.
 */
export function replaceAddress(address: string): void {
  if (routerHistory) {
    routerHistory.replace(address);
  } else {
    window.history.replaceState(window.history.state, '', address);
  }
}
