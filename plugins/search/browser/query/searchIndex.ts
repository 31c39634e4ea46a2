import type { OpenedIndex } from '../index/openIndex';
import type { EntryKind } from '../../shared/types';
import { foldProps } from './foldProps';
import { groupHits } from './groupHits';
import type { RankedGroup } from './groupHits';
import type { Query } from './parseQuery';
import { rankEntries } from './rankEntries';

/**
 * Returns the pages that match a query, each with its hits, best first.
 *
 * @param kinds restricts the hits, unless the query itself does
 */
export function searchIndex(
  index: OpenedIndex,
  query: Query,
  isFuzzy: boolean,
  kinds: readonly EntryKind[] = [],
): RankedGroup[] {
  const restricted = query.kinds.length > 0 ? query : { ...query, kinds };
  const groups = groupHits(rankEntries(index, restricted, isFuzzy), index.entries);
  return foldProps(groups, query);
}
