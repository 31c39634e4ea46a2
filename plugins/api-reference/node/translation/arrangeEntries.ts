import { compareTable } from './compareTable';
import type { Entry, Place } from './types';

/**
 * Returns entries with the keys that they should have: the first place with their text. An entry whose
 * text is gone keeps its key, unless another text took its place.
 */
export function arrangeEntries(entries: readonly Entry[], places: readonly Place[]): Entry[] {
  const { current, behind, orphaned } = compareTable(entries, places);
  const shown = [...current].map(([entry, [first]]) =>
    first ? { ...entry, packageName: first.packageName, at: first.name } : entry,
  );
  const keyOf = ({ packageName, at }: Entry) => `${packageName} ${at}`;
  const taken = new Set(shown.map(keyOf));
  const gone = [...behind.map(({ entry }) => entry), ...orphaned];
  return [...shown, ...gone.filter((entry) => !taken.has(keyOf(entry)))];
}
