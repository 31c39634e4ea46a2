import fs from 'node:fs/promises';
import path from 'node:path';
import { major, satisfies } from 'semver';
import type { Dependencies } from '../api-history/registry';
import { RELEASE_LINES } from '../api-history/releaseLines';
import type { Chosen, Releases } from './chooseVersions';
import { newestFor } from './chooseVersions';
import type { Task } from './report';

type Versions = ReadonlyMap<string, Chosen>;

/** The part of the site's `package.json` with the installed packages. */
export interface SiteManifest {
  dependencies: Readonly<Record<string, string>>;
  /**
   * The versions that npm installs instead of the ones that packages ask for, by package; a record is about
   * the packages of one.
   */
  overrides?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const LINES_FILE = 'scripts/lib/api-history/releaseLines.ts';

/** Returns the place of the first line of a file that names something. */
async function placeOf(root: string, file: string, text: string): Promise<string> {
  const lines = (await fs.readFile(path.join(root, file), 'utf8')).split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

/**
 * Returns the newest release of a package that accepts the versions beside it, of the same major version if there
 * is one. Its dependencies can be installed below it.
 */
async function fittingRelease(
  name: string,
  version: string,
  chosen: Versions,
  releases: Releases,
): Promise<string | undefined> {
  const dependenciesOf = async (other: string, release: string) => {
    const { peerDependencies = {} } = await releases.dependenciesOf(other, release);
    return { peerDependencies };
  };
  const published = await releases.versionsOf(name);
  const ofMajor = published.filter((release) => major(release) === major(version));
  const newestOf = (versions: readonly string[]) =>
    newestFor(name, chosen, { versionsOf: () => Promise.resolve(versions), dependenciesOf });
  return (await newestOf(ofMajor)) ?? newestOf(published);
}

async function readPeers(root: string, name: string): Promise<Dependencies> {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return JSON.parse(await fs.readFile(file, 'utf8').catch(() => '{}')) as Dependencies;
}

/** Returns the packages that accept none of the versions: npm would refuse to install them. */
async function refusingPackages(
  root: string,
  { dependencies, overrides = {} }: SiteManifest,
  chosen: Versions,
  releases: Releases,
): Promise<Task[]> {
  const others = Object.entries(dependencies).filter(([name]) => !chosen.has(name));
  const tasks = others.map(async ([name, version]): Promise<Task[]> => {
    const { peerDependencies = {} } = await readPeers(root, name);
    const own = overrides[name];
    const refused = Object.entries(peerDependencies).filter(([peer, range]) => {
      const target = chosen.get(peer)?.version;
      const isMeant = typeof own === 'object' && peer in own;
      return target !== undefined && !isMeant && !satisfies(target, range);
    });
    if (refused.length === 0) {
      return [];
    }
    const asked = refused.map(([peer, range]) => `${peer} ${range}`).join(' and ');
    const fitting = await fittingRelease(name, version, chosen, releases);
    const advice = fitting
      ? `${name}@${fitting} does: pass it, too.`
      : `No release does: remove the package, or add the version to "overrides".`;
    const place = await placeOf(root, 'package.json', `"${name}": "${version}"`);
    return [{ place, text: `${name} ${version} accepts ${asked} only. ${advice}` }];
  });
  return (await Promise.all(tasks)).flat();
}

/** Returns the packages whose history has no line for their new major version. */
async function missingLines(root: string, chosen: Versions): Promise<Task[]> {
  const tasks = [...chosen].map(async ([name, { version }]): Promise<Task[]> => {
    const from = RELEASE_LINES[name]?.at(-1)?.from;
    if (from === undefined || major(version) === major(from)) {
      return [];
    }
    const place = await placeOf(root, LINES_FILE, `'${name}': [`);
    const next = `${major(version)}.0.0`;
    return [
      {
        place,
        text: `The last line of ${name} begins with ${from}. End it with the last release before ${next} ("to"), and add one from the first release of ${next}.`,
      },
    ];
  });
  return (await Promise.all(tasks)).flat();
}

/** Returns the tasks for a person before the versions can be installed and recorded. */
export async function findBlockers(
  root: string,
  manifest: SiteManifest,
  chosen: Versions,
  releases: Releases,
): Promise<Task[]> {
  const refusing = await refusingPackages(root, manifest, chosen, releases);
  return [...refusing, ...(await missingLines(root, chosen))];
}
