import { CATALOGUE_ENTRIES } from '@component-docs/page-tree/shared/catalogue';
import { similarity } from '@component-docs/kit/shared/similarity';
import type { PageShortcut } from '@component-docs/search/shared/types';
import { decodePart } from '@component-docs/kit/shared/address';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Removes parts that may differ between addresses of a page: `react-`, `.html`, `api-docs`. */
function normalizeSegment(segment: string): string {
  return segment
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/^react-/, '')
    .replace(/^api-docs$/, 'api');
}

/** Returns the segments that identify a page, outermost first, in lower case. */
export function addressSegments(address: string): string[] {
  const [path = ''] = decodePart(address).toLowerCase().split(/[?#]/, 1);
  const segments = path
    .split('/')
    .map(normalizeSegment)
    .filter((segment) => segment !== '' && segment !== 'index');
  return LANGUAGES.some((language) => language === segments[0]) ? segments.slice(1) : segments;
}

/** Minimum similarity of two names that count as the same word, one of them mistyped. */
const MIN_SIMILARITY = 0.6;

/** Weight of the folders, compared to 1 for the page's own name. */
const FOLDER_WEIGHT = 0.5;

/** Penalty when the page's name matches a folder of the address instead of its last segment. */
const FOLDER_MATCH_PENALTY = 0.1;

interface Candidate {
  page: PageShortcut;
  score: number;
  depth: number;
}

function nameScore(name: string, asked: readonly string[]): number {
  const scores = asked.map(
    (segment, index) =>
      similarity(name, segment) - (index === asked.length - 1 ? 0 : FOLDER_MATCH_PENALTY),
  );
  return Math.max(0, ...scores);
}

function folderScore(folders: readonly string[], asked: readonly string[]): number {
  const longest = Math.max(folders.length, asked.length);
  if (longest === 0) {
    return 1;
  }
  const shared = folders.filter((folder) =>
    asked.some((segment) => similarity(folder, segment) >= MIN_SIMILARITY),
  );
  return shared.length / longest;
}

function candidateOf(page: PageShortcut, asked: readonly string[]): Candidate | undefined {
  const segments = addressSegments(page.path);
  const name = nameScore(segments.at(-1) ?? '', asked);
  const folders = folderScore(segments.slice(0, -1), asked.slice(0, -1));
  return name < MIN_SIMILARITY
    ? undefined
    : { page, score: name + FOLDER_WEIGHT * folders, depth: segments.length };
}

/** Returns the landing page of the product that an address starts with. */
function landingPages(asked: readonly string[], pages: readonly PageShortcut[]): PageShortcut[] {
  const landings = CATALOGUE_ENTRIES.map(({ landing }) => landing);
  return pages.filter(
    ({ path }) =>
      landings.includes(path) &&
      similarity(addressSegments(path)[0] ?? '', asked[0] ?? '') >= MIN_SIMILARITY,
  );
}

/** Returns the pages of similar names, likeliest first, or else the product's landing page. */
export function nearestPages(address: string, pages: readonly PageShortcut[]): PageShortcut[] {
  const asked = addressSegments(address);
  const candidates = pages
    .flatMap((page) => candidateOf(page, asked) ?? [])
    .sort((a, b) => b.score - a.score || a.depth - b.depth);
  return candidates.length > 0 ? candidates.map(({ page }) => page) : landingPages(asked, pages);
}
