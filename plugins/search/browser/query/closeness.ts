/** How closely hits match a query, closest first. */
export const CLOSENESS = [
  /** All words, or words that begin with them. */
  'all',
  /** All words, but they may be misspelled. */
  'alike',
  /** Only some of the words. */
  'some',
] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** What decides whether a page is shown. */
interface Scored {
  score: number;
  /** The page has all words of the query. */
  isWhole: boolean;
}

/**
 * A page without all words is shown beside those that have them if its score is this share of the best
 * one's.
 */
const KEPT_SHARE = 0.3;

/**
 * Returns the pages that are close enough to a query.
 *
 * @param found best first
 */
export function closeEnough<Page extends Scored>(
  found: readonly Page[],
  closeness: Closeness,
): readonly Page[] {
  const best = found.find(({ isWhole }) => isWhole);
  if (closeness === 'some') {
    return found;
  }
  return best
    ? found.filter(({ isWhole, score }) => isWhole || score >= best.score * KEPT_SHARE)
    : [];
}
