import { minVersion, rcompare, satisfies } from 'semver';
import type { Dependencies } from '../api-history/registry';

/** The registry's data about releases. */
export interface Releases {
  versionsOf(name: string): Promise<readonly string[]>;
  dependenciesOf(name: string, version: string): Promise<Dependencies>;
}

/** The version of a package, and the range in which the others ask for it. */
export interface Chosen {
  version: string;
  /** Absent for a package that no other one of its family depends on. */
  range?: string;
}

/** Builds of single commits and of branches, which nobody should install. */
const BUILD = /-(?:canary|dev|experimental|next)\b/;

/** Parses `@acme/ui@2.1.0`. Throws an Error for anything else. */
export function parseTarget(target: string): [name: string, version: string] {
  const [, name, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+[\w.-]*)$/.exec(target) ?? [];
  if (name === undefined || version === undefined) {
    throw new Error(`"${target}" isn't a release. Pass packages with a version: @acme/ui@2.1.0.`);
  }
  return [name, version];
}

/**
 * Returns the newest version whose dependencies or peers accept the chosen versions, and need nothing newer.
 */
export async function newestFor(
  name: string,
  chosen: ReadonlyMap<string, Chosen>,
  releases: Releases,
): Promise<string | undefined> {
  const published = (await releases.versionsOf(name)).filter((version) => !BUILD.test(version));
  for (const version of published.toSorted(rcompare)) {
    const { dependencies, peerDependencies } = await releases.dependenciesOf(name, version);
    const asked = Object.entries({ ...dependencies, ...peerDependencies }).flatMap(
      ([other, range]) => {
        const known = chosen.get(other);
        return known ? [satisfies(known.version, range)] : [];
      },
    );
    if (asked.length > 0 && asked.every(Boolean)) {
      return version;
    }
  }
  return undefined;
}

/**
 * Returns the versions to install: the targets, the versions of their family's packages that they were
 * published with, and the newest versions of the rest of the family that accept them.
 *
 * @param targets versions by package
 * @param families packages that are released together
 * @throws {Error} If no release of a package of the family accepts the targets.
 */
export async function chooseVersions(
  targets: ReadonlyMap<string, string>,
  families: readonly (readonly string[])[],
  releases: Releases,
): Promise<ReadonlyMap<string, Chosen>> {
  const chosen = new Map<string, Chosen>(
    [...targets].map(([name, version]) => [name, { version }]),
  );
  const members = families.filter((family) => family.some((name) => targets.has(name))).flat();
  const addDependencies = async (name: string, version: string): Promise<void> => {
    const { dependencies = {} } = await releases.dependenciesOf(name, version);
    for (const [other, range] of Object.entries(dependencies)) {
      const lowest = minVersion(range)?.version;
      if (members.includes(other) && !chosen.get(other)?.range && lowest !== undefined) {
        const added = { version: targets.get(other) ?? lowest, range };
        chosen.set(other, added);
        await addDependencies(other, added.version);
      }
    }
  };
  for (const [name, version] of targets) {
    await addDependencies(name, version);
  }
  for (const name of members.filter((member) => !chosen.has(member))) {
    const version = await newestFor(name, chosen, releases);
    if (version === undefined) {
      const named = [...targets].map((target) => target.join('@')).join(', ');
      throw new Error(`No release of ${name} accepts ${named}. Pass its version, too: ${name}@….`);
    }
    chosen.set(name, { version });
  }
  return chosen;
}
