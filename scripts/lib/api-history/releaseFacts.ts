import path from 'node:path';
import { folderCandidates, readFacts } from '@component-docs/react-api-model/facts/readFacts';
import type { ReleaseFacts } from '@component-docs/react-api-model/facts/model';
import { readJson, writeJson } from '@component-docs/kit/node/cache/cachedValue';
import type { Registry } from './registry';
import type { ReleaseWorkplace } from './releaseWorkplace';
import { siblingVersions } from './siblings';
import { SourceHashes } from './sourceHashes';

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
