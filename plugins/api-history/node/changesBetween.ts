import type { PackageRecord } from './readRecord';
import type { ItemChanges } from './types';

/**
 * Returns the changes of a package's items after one release up to another, in the order of releases.
 *
 * @param from the release before the changes; a release that isn't recorded counts as before all releases
 * @param to the last release
 */
export function changesBetween(record: PackageRecord, from: string, to: string): ItemChanges[] {
  const { releases, items } = record;
  const last = releases.indexOf(to);
  const between = releases.slice(releases.indexOf(from) + 1, last < 0 ? undefined : last + 1);
  return Object.entries(items).flatMap(([name, item]) => {
    const changes = between.flatMap((version) => item.changes[version] ?? []);
    return changes.length > 0 ? [{ name, changes }] : [];
  });
}
