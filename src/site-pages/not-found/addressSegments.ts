import { LANGUAGES } from '../../site/navigation/pathnameToLanguage';

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray "%" is part of many mistyped addresses.
    return path;
  }
}

/** What different addresses of one page differ in: `react-` before the name, and file endings. */
function normalizeSegment(segment: string): string {
  return segment
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/^react-/, '')
    .replace(/^api-docs$/, 'api');
}

/**
 * The words of an address that tell which page is meant, outermost first: no language, query, or
 * hash, in lower case.
 */
export function addressSegments(address: string): string[] {
  const [path = ''] = decode(address).toLowerCase().split(/[?#]/, 1);
  const segments = path
    .split('/')
    .map(normalizeSegment)
    .filter((segment) => segment !== '' && segment !== 'index');
  return LANGUAGES.some((language) => language === segments[0]) ? segments.slice(1) : segments;
}
