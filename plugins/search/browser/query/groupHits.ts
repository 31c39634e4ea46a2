import type { IndexedEntry } from '../../shared/index/indexFile';
import type { RankedEntry } from './rankEntries';

/** The ranked entries of one page. */
export interface RankedGroup {
  page: IndexedEntry;
  /** That of its best entry. */
  score: number;
  /** The page has all words of the query. */
  isWhole: boolean;
  entries: RankedEntry[];
  /** How many pages have the prop that was asked for, if this group is shown for all of them. */
  propPages?: number;
}

/** How much the further entries of a page add to its score. */
const FURTHER_WEIGHT = 0.1;
const MAX_FURTHER = 5;

/** Weight of a page of the API reference: most readers look for how to do something. */
const API_PAGE_WEIGHT = 0.75;

function groupScore([best, ...others]: readonly RankedEntry[]): number {
  const further = others.slice(0, MAX_FURTHER).reduce((sum, { score }) => sum + score, 0);
  return (best?.score ?? 0) + further * FURTHER_WEIGHT;
}

/**
 * Groups ranked entries by their page, best page first. A page's own entry comes before its parts.
 *
 * @param entries all entries of the index, by id
 */
export function groupHits(
  ranked: readonly RankedEntry[],
  entries: readonly IndexedEntry[],
): RankedGroup[] {
  const groups = new Map<number, RankedEntry[]>();
  for (const each of ranked) {
    const group = groups.get(each.entry.page);
    if (group) {
      group.push(each);
    } else {
      groups.set(each.entry.page, [each]);
    }
  }
  return [...groups]
    .flatMap(([id, ofPage]) => {
      const page = entries[id];
      const isPage = (each: RankedEntry) => each.id === id;
      const fewest = Math.min(...ofPage.map(({ lacks }) => lacks));
      const shown = ofPage.filter(({ lacks }, index) => index === 0 || lacks === fewest);
      return page
        ? {
            page,
            score: groupScore(ofPage) * (page.kind === 'api' ? API_PAGE_WEIGHT : 1),
            isWhole: ofPage.some(({ missing }) => missing === 0),
            entries: [...shown.filter(isPage), ...shown.filter((each) => !isPage(each))],
          }
        : [];
    })
    .sort((a, b) => b.score - a.score);
}
