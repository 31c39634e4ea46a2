import type { HitGroup } from '../../shared/types';

/** A group of hits, and the number of its first option in the whole list. */
export interface PlacedGroup {
  group: HitGroup;
  firstOption: number;
}

/**
 * Numbers the options of a list of results.
 *
 * @param maxHits how many hits of a page are shown
 */
export function placeOptions(
  groups: readonly HitGroup[],
  maxHits: number,
): { placed: PlacedGroup[]; count: number } {
  let count = 0;
  const placed = groups.map((group) => {
    const hits = group.hits.slice(0, maxHits);
    const firstOption = count;
    count += hits.length;
    return { group: { ...group, hits }, firstOption };
  });
  return { placed, count };
}
