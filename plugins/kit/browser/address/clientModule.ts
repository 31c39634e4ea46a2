import { repairAddress } from '../../shared/address';

function check(): void {
  const { pathname, search, hash, origin } = window.location;
  const address = pathname + search + hash;
  const repaired = repairAddress(address);
  if (repaired !== address) {
    window.history.replaceState(window.history.state, '', origin + repaired);
  }
}

/**
 * Client module: repairs the address that the page was opened with, and the addresses that links within the page
 * lead to, before the router reads them: the router (plugins/static-pages/browser/shims) imports it first.
 */
if (typeof window !== 'undefined') {
  check();
  window.addEventListener('popstate', check);
}
