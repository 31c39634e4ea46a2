import type { PackageRecord } from './record';
import { ITEM_SUBJECTS } from './types';
import type { ItemChanges, ReleaseChanges } from './types';

/** Returns the documented items that a release changed: components, then hooks, then interfaces. */
function changedIn({ items }: PackageRecord, version: string): ItemChanges[] {
  return Object.entries(items)
    .filter(([, { documented }]) => documented)
    .sort(
      ([a, first], [b, second]) =>
        ITEM_SUBJECTS.indexOf(first.kind) - ITEM_SUBJECTS.indexOf(second.kind) ||
        a.localeCompare(b, 'en'),
    )
    .flatMap(([name, { changes }]) => {
      const found = changes[version];
      return found ? [{ name, changes: found }] : [];
    });
}

/** Returns the releases that changed documented items, newest first. */
export function releaseChanges(record: PackageRecord): ReleaseChanges[] {
  return record.releases
    .map((version, index) => ({
      from: record.releases[index - 1] ?? version,
      to: version,
      items: changedIn(record, version),
    }))
    .filter(({ items }) => items.length > 0)
    .reverse();
}
