import { LANDING_ROUTES } from '../../site/navigation/landingRoutes';
import { addressSegments } from './addressSegments';
import { similarity } from './similarity';
import type { PageEntry } from './types';

/** Below this, two names are different words and not one word mistyped. */
const SAME_WORD = 0.6;

/** What the folders count for, next to 1 for the page's own name. */
const FOLDER_WEIGHT = 0.5;

/** What is lost when the page's name is found among the folders of the address. */
const DEEPER_ADDRESS = 0.1;

interface Candidate {
  page: PageEntry;
  score: number;
  depth: number;
}

function nameScore(name: string, asked: readonly string[]): number {
  const scores = asked.map(
    (segment, index) =>
      similarity(name, segment) - (index === asked.length - 1 ? 0 : DEEPER_ADDRESS),
  );
  return Math.max(0, ...scores);
}

function folderScore(folders: readonly string[], asked: readonly string[]): number {
  const longest = Math.max(folders.length, asked.length);
  if (longest === 0) {
    return 1;
  }
  const shared = folders.filter((folder) =>
    asked.some((segment) => similarity(folder, segment) >= SAME_WORD),
  );
  return shared.length / longest;
}

function candidateOf(page: PageEntry, asked: readonly string[]): Candidate | undefined {
  const segments = addressSegments(page.path);
  const name = nameScore(segments.at(-1) ?? '', asked);
  const folders = folderScore(segments.slice(0, -1), asked.slice(0, -1));
  return name < SAME_WORD
    ? undefined
    : { page, score: name + FOLDER_WEIGHT * folders, depth: segments.length };
}

/** The first page of the product that an address begins with, when no name in it is known. */
function landingPages(asked: readonly string[], pages: readonly PageEntry[]): PageEntry[] {
  const landings: readonly string[] = Object.values(LANDING_ROUTES);
  return pages.filter(
    ({ path }) =>
      landings.includes(path) &&
      similarity(addressSegments(path)[0] ?? '', asked[0] ?? '') >= SAME_WORD,
  );
}

/**
 * The pages that a reader may have meant by an address that has none, the likeliest first: those
 * with a name like one in the address, and among them those in folders like its folders; else the
 * product's first page. Empty when nothing is close.
 */
export function nearestPages(address: string, pages: readonly PageEntry[], limit = 3): PageEntry[] {
  const asked = addressSegments(address);
  const candidates = pages
    .flatMap((page) => candidateOf(page, asked) ?? [])
    .sort((a, b) => b.score - a.score || a.depth - b.depth);
  const found =
    candidates.length > 0 ? candidates.map(({ page }) => page) : landingPages(asked, pages);
  return found.slice(0, limit);
}
