import type { PageShortcut } from '@component-docs/page-tree/shared/types';
import { addressSegments } from './addressSegments';

/** A page that is planned, and the pages of this site that may help meanwhile. */
export interface PlannedPage extends PageShortcut {
  /** The API pages of what it is about. */
  api: PageShortcut[];
  related: PageShortcut[];
}

/** Parses the list of planned pages. Throws when the text isn't one. */
export function parsePlannedPages(text: string): PlannedPage[] {
  const pages = JSON.parse(text) as PlannedPage[] | null;
  if (!Array.isArray(pages) || !pages.every(({ api, related }) => api && related)) {
    throw new TypeError('This is not a list of planned pages.');
  }
  return pages;
}

/**
 * Returns the planned page that an address stands for, in any of its forms: in another language, with a
 * slash at the end, with a file extension, or with a hash; undefined if it is none.
 *
 * @param address path, with or without query and hash
 */
export function plannedPageOf(
  address: string,
  pages: readonly PlannedPage[],
): PlannedPage | undefined {
  const nameOf = (path: string) => addressSegments(path).join('/');
  const plain = address.replace(/[?#].*$/, '').replace(/\/$/, '');
  return (
    // Some pages differ in their prefix alone, which names leave out.
    pages.find(({ path }) => plain.endsWith(path)) ??
    pages.find(({ path }) => nameOf(path) === nameOf(address))
  );
}
