import { decodePart, repairAddress } from '@component-docs/kit/shared/address';
import { loadedUrl } from '@component-docs/kit/browser/loadedUrl';

/** Repairs the address that the page was opened with, or that a link within the page leads to. */
function repair(): void {
  const { pathname, search, hash, origin } = window.location;
  const address = pathname + search + hash;
  const repaired = repairAddress(address);
  if (repaired !== address) {
    window.history.replaceState(window.history.state, '', origin + repaired);
  }
}

// Before all others: windows don't call capturing listeners first.
if (typeof window !== 'undefined') {
  repair();
  window.addEventListener('popstate', repair);
}

/** Where the reader is, in the form that Docusaurus reads. */
export interface HistoryLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** The part of the package `history` that Docusaurus and this site use. */
export interface BrowserHistory {
  readonly location: HistoryLocation;
  /** Where the document was loaded from; the first `location` if only query and hash have changed since. */
  readonly loaded: HistoryLocation;
  push: (address: string) => void;
  replace: (address: string) => void;
  /** Calls a function after each change of the address, until the returned function is called. */
  listen: (listener: () => void) => () => void;
}

function locationOf({ pathname, search, hash }: HistoryLocation): HistoryLocation {
  return { pathname: decodePart(pathname), search, hash };
}

/** The form of the package's entries, which plugins/static-pages/browser/pages/scrollPositions.ts reads. */
const newEntry = () => ({ key: Math.random().toString(36).slice(2, 8) });

/**
 * Returns the history of this window, in place of the package `history`: that would bring the histories of
 * other environments, and blocks, which nothing here needs.
 */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>();
  let location = locationOf(window.location);
  const loadedFrom = locationOf(loadedUrl());
  const loaded = loadedFrom.pathname === location.pathname ? location : loadedFrom;
  const update = () => {
    location = locationOf(window.location);
    listeners.forEach((listener) => listener());
  };
  window.addEventListener('popstate', update);
  return {
    get location() {
      return location;
    },
    loaded,
    push(address) {
      window.history.pushState(newEntry(), '', address);
      update();
    },
    replace(address) {
      window.history.replaceState(newEntry(), '', address);
      update();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
