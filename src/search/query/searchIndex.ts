import type { OpenedIndex } from '../index/openIndex';
import type { EntryKind } from '../shared/types';
import { foldProps } from './foldProps';
import { groupHits } from './groupHits';
import type { RankedGroup } from './groupHits';
import type { Query } from './parseQuery';
import { rankEntries } from './rankEntries';

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

/**
 * Returns the pages that match a query, each with its hits, best first.
 *
 * @param kinds restricts the hits, unless the query itself does
 */
export function searchIndex(
  index: OpenedIndex,
  query: Query,
  closeness: Closeness,
  kinds: readonly EntryKind[] = [],
): RankedGroup[] {
  const restricted = query.kinds.length > 0 ? query : { ...query, kinds };
  const mayLack = closeness === 'some' ? query.runs.length - 1 : 0;
  const matching = closeness === 'alike' ? 'fuzzy' : 'prefix';
  const groups = groupHits(rankEntries(index, restricted, matching, mayLack), index.entries);
  return foldProps(groups, query);
}
