import type { OpenedIndex } from '../index/openIndex';
import type { EntryKind } from '../../shared/types';
import { groupHits } from './groupHits';
import type { RankedGroup } from './groupHits';
import type { Query } from './parseQuery';
import { rankEntries } from './rankEntries';

/**
 * Keeps only the best of the groups that begin with the same prop when the query is that prop's name,
 * because a list of every component with an `sx` prop pushes the guide about it out of sight.
 *
 * @param groups those of one product, best first
 * @returns the groups, of which the kept one has the number of pages with that prop
 */
function foldProps(groups: readonly RankedGroup[], { runs }: Query): RankedGroup[] {
  const asked = runs.map(({ text }) => text).join('');
  const isAsked = ({ entries: [first] }: RankedGroup) =>
    first?.entry.kind === 'prop' && first.entry.wholeNames.includes(asked);
  const [best, ...others] = groups.filter(isAsked);
  if (!best || others.length === 0) {
    return [...groups];
  }
  const folded = new Set(others);
  const kept = { ...best, propPages: others.length + 1 };
  return groups
    .filter((group) => !folded.has(group))
    .map((group) => (group === best ? kept : group));
}

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
