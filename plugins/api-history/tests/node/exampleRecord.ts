/** A record for tests: three releases of a package with one item. */
import type { ItemRecord, PackageRecord } from '../../node/readRecord';

/** Returns a record of releases 5.0.0, 5.1.0, and 6.0.0. */
export function recordOf(name: string, item: Partial<ItemRecord>): PackageRecord {
  return {
    package: '@mui/material',
    releases: ['5.0.0', '5.1.0', '6.0.0'],
    items: { [name]: { kind: 'component', documented: true, members: {}, changes: {}, ...item } },
  };
}
