import type { OpenedIndex } from '../index/openIndex';
import type { EntryKind } from '../types';
import { groupHits } from './groupHits';
import type { RankedGroup } from './groupHits';
import type { Query } from './parseQuery';
import { rankEntries } from './rankEntries';

/**
 * Returns the pages that match a query, each with its hits, best first. If nothing matches as it is
 * spelled, returns what is spelled alike.
 *
 * @param kinds restricts the hits, unless the query itself does
 */
export function searchIndex(
  index: OpenedIndex,
  query: Query,
  kinds: readonly EntryKind[] = [],
): RankedGroup[] {
  const restricted = query.kinds.length > 0 ? query : { ...query, kinds };
  const exact = rankEntries(index, restricted, 'prefix');
  const ranked = exact.length > 0 ? exact : rankEntries(index, restricted, 'fuzzy');
  return groupHits(ranked, index.entries);
}
