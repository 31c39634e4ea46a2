import path from 'node:path';
import { folderCandidates, readFacts } from '@component-docs/react-api-model/facts/readFacts';
import type { ReleaseFacts } from '@component-docs/react-api-model/facts/model';
import { readJson, writeJson } from '@component-docs/kit/node/cache/cachedValue';
import type { Registry } from './registry';
import type { ReleaseWorkplace } from './releaseWorkplace';
import { siblingVersions } from './registry';
import { SourceHashes } from './sourceHashes';
import { foldRelease, resumeFold, startFold } from '@component-docs/api-history/node/foldReleases';
import type { FoldState } from '@component-docs/api-history/node/foldReleases';
import type { PackageRecord } from '@component-docs/api-history/node/readRecord';

/** The facts about a release, with the hashes of their sources. */
export interface HashedFacts {
  facts: ReleaseFacts;
  /** By component or hook. */
  hashes: Readonly<Record<string, string>>;
}

/** Where facts come from and where they are kept. */
export interface FactsSource {
  registry: Registry;
  workplace: ReleaseWorkplace;
  /** Folder of the cache. */
  folder: string;
  /** Identifies the code that reads the facts. */
  codeHash: string;
  /** Components without their own folder. */
  named: ReadonlySet<string>;
}

async function readRelease(
  name: string,
  version: string,
  { registry, workplace, named }: FactsSource,
  before: HashedFacts | undefined,
): Promise<HashedFacts> {
  const dependencies = await registry.dependenciesOf(name, version);
  const siblings = await siblingVersions(dependencies, (sibling) => registry.versionsOf(sibling));
  const packages = new Map([[name, await registry.fetch(name, version)]]);
  for (const [sibling, siblingVersion] of Object.entries(siblings)) {
    packages.set(sibling, await registry.fetch(sibling, siblingVersion));
  }
  await workplace.show(packages);
  const dir = path.join(workplace.packages, name);
  const installed = { name, version, dir, repositoryUrl: '', repositoryDirectory: '' };
  const sources = new SourceHashes(workplace.packages, name);
  const hashes = Object.fromEntries(
    folderCandidates(installed).map((candidate) => [
      candidate.name,
      sources.hashOf(candidate.entry, candidate.javaScript),
    ]),
  );
  const facts = readFacts(installed, {
    named,
    createHost: workplace.createHost,
    reuse: (candidate) =>
      hashes[candidate.name] === before?.hashes[candidate.name]
        ? before?.facts.items[candidate.name]
        : undefined,
  });
  return { facts, hashes };
}

/**
 * Returns the facts about a release, from the cache if they are there.
 *
 * @param before the facts about the release before it, whose unchanged items are used again
 */
export async function releaseFacts(
  name: string,
  version: string,
  source: FactsSource,
  before?: HashedFacts,
): Promise<HashedFacts> {
  const file = path.join(source.folder, name.replace('/', '__'), `${version}.json`);
  const kept = await readJson<HashedFacts & { codeHash: string }>(file);
  if (kept?.codeHash === source.codeHash) {
    return kept;
  }
  const found = await readRelease(name, version, source, before);
  await writeJson(file, { codeHash: source.codeHash, ...found });
  return found;
}

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
