import { decodePart } from '@component-docs/kit/shared/address';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { PageShortcut } from '@component-docs/page-tree/shared/types';

/** Removes what may differ between addresses of one page: a `react-` prefix, file extensions, `api-docs`. */
function normalizeSegment(segment: string): string {
  return segment
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/^react-/, '')
    .replace(/^api-docs$/, 'api');
}

/**
 * Returns the segments of an address that identify a page, outermost first, in lower case and without
 * language, query, and hash.
 */
export function addressSegments(address: string): string[] {
  const [path = ''] = decodePart(address).toLowerCase().split(/[?#]/, 1);
  const segments = path
    .split('/')
    .map(normalizeSegment)
    .filter((segment) => segment !== '' && segment !== 'index');
  return LANGUAGES.some((language) => language === segments[0]) ? segments.slice(1) : segments;
}

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
