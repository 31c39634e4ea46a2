import { foldRelease, resumeFold, startFold } from '@component-docs/api-history/node/foldReleases';
import type { FoldState } from '@component-docs/api-history/node/foldReleases';
import type { PackageRecord } from '@component-docs/api-history/node/readRecord';
import type { HashedFacts } from './releaseFacts';

/** Returns whether a record ends with one of the releases to compare, and has all before it. */
function isCurrent(record: PackageRecord | undefined, releases: readonly string[]): boolean {
  return (
    record !== undefined &&
    record.releases.length > 0 &&
    record.releases.every((version, index) => releases[index] === version)
  );
}

/**
 * Returns a package's record with all of the given releases. Continues the kept record, so that a
 * new release is one step; starts again when the record has other releases.
 *
 * @param releases oldest first
 * @param factsOf reads a release; the facts about the release before save it work
 * @param factsOf.left how many releases are to be read after this one
 */
export async function updateRecord(
  packageName: string,
  releases: readonly string[],
  kept: PackageRecord | undefined,
  factsOf: (version: string, before: HashedFacts | undefined, left: number) => Promise<HashedFacts>,
): Promise<PackageRecord> {
  let state: FoldState = startFold(packageName);
  let before: HashedFacts | undefined;
  const last = kept?.releases.at(-1);
  if (kept && last !== undefined && isCurrent(kept, releases)) {
    before = await factsOf(last, undefined, releases.length - kept.releases.length);
    state = resumeFold(kept, before.facts);
  }
  const added = releases.slice(state.record.releases.length);
  for (const [index, version] of added.entries()) {
    before = await factsOf(version, before, added.length - index - 1);
    state = foldRelease(state, before.facts);
  }
  return state.record;
}
