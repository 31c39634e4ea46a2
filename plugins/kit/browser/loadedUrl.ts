/**
 * Returns the address that the browser loaded this document from, or the present one if it doesn't tell.
 *
 * The address bar can name another page before any script has run. Back and forward between two pages that
 * were shown in one document don't load a document, not even after a reload of one of them.
 */
export function loadedUrl(): URL {
  const { href, origin } = window.location;
  const address = performance.getEntriesByType('navigation')[0]?.name;
  return new URL(address?.startsWith(`${origin}/`) ? address : href);
}
