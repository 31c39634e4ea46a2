import { repairAddress } from './address';

/**
 * Inline script for the head: repairs the address that the page was opened with, and those that links
 * within the page lead to, before the router reads them. The router's listener comes later.
 */
export const addressScript = `(function(l){var repair=${repairAddress.toString()};function check(){var old=l.pathname+l.search+l.hash,address=repair(old);if(address!==old)history.replaceState(history.state,"",l.origin+address)}check();addEventListener("popstate",check,true)})(location);`;
