import { decodePart } from '@component-docs/kit/shared/address';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

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
