import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compare } from 'semver';

/** The part of a package's manifest that names other packages. */
export interface Dependencies {
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The packages whose types are read in versions of the release's time. Other packages are the installed ones.
 */
const SIBLING =
  /^@mui\/(?:base|core|material|private-theming|styled-engine|system|types|utils|x-internals)$/;

/** Packages that are published together and with the same versions, if both exist. */
const CORE = ['@mui/system', '@mui/utils'];

/** Returns the version at the start of a range: 5.0.5 for `^5.0.5 || ^6.0.0`. */
export function lowestVersion(range: string): string | undefined {
  return /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(range)?.[0];
}

/**
 * Returns the latest version that isn't above a limit, or else the first one above it: the registry
 * may lack a version. A stable limit allows no prerelease.
 */
function closestVersion(published: readonly string[], limit: string): string | undefined {
  const sorted = published
    .filter((version) => limit.includes('-') || !version.includes('-'))
    .toSorted(compare);
  return sorted.findLast((version) => compare(version, limit) <= 0) ?? sorted[0];
}

/**
 * Returns the versions of the sibling packages that a release was published with. A dependency's range starts
 * at that version. A peer's range starts earlier, so its version is the version that was published with the
 * core packages among the dependencies.
 *
 * @param versionsOf returns the published versions of a package
 */
export async function siblingVersions(
  { dependencies = {}, peerDependencies = {} }: Dependencies,
  versionsOf: (name: string) => Promise<readonly string[]>,
): Promise<Record<string, string>> {
  const core = CORE.flatMap((name) => lowestVersion(dependencies[name] ?? '') ?? []);
  const limits = [
    ...Object.entries(peerDependencies).map(
      ([name, range]) => [name, [lowestVersion(range) ?? [], core].flat()] as const,
    ),
    ...Object.entries(dependencies).map(
      ([name, range]) => [name, [lowestVersion(range) ?? []].flat()] as const,
    ),
  ];
  const found = await Promise.all(
    limits.map(async ([name, versions]) => {
      const limit = versions.toSorted(compare).at(-1);
      const version =
        SIBLING.test(name) && limit ? closestVersion(await versionsOf(name), limit) : undefined;
      return version ? [[name, version] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

const run = promisify(execFile);

/** The part of the registry's answer about a package that is used. */
interface Packument {
  versions: Record<string, Dependencies & { dist: { tarball: string } }>;
}

/** Copies of the library that hold the same code for other browsers and module systems. */
const UNUSED = ['node', 'modern', 'legacy', 'umd', 'themeCssVarsAugmentation', 'locale', 'locales'];

async function requested(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}. Check the name and the connection.`);
  }
  return response;
}

/** Packages of the npm registry. Fetched data is kept in a folder. */
export class Registry {
  private readonly known = new Map<string, Promise<Packument>>();

  constructor(private readonly folder: string) {}

  private about(name: string): Promise<Packument> {
    const known =
      this.known.get(name) ??
      requested(`https://registry.npmjs.org/${name}`).then(
        async (response) => (await response.json()) as Packument,
      );
    this.known.set(name, known);
    return known;
  }

  /** Returns the published versions of a package. */
  async versionsOf(name: string): Promise<string[]> {
    return Object.keys((await this.about(name)).versions);
  }

  /** Returns the dependencies of a release. */
  async dependenciesOf(name: string, version: string): Promise<Dependencies> {
    return (await this.release(name, version)) satisfies Dependencies;
  }

  private async release(name: string, version: string) {
    const release = (await this.about(name)).versions[version];
    if (!release) {
      throw new Error(`The registry has no ${name}@${version}.`);
    }
    return release;
  }

  /** Returns the folder with the types and the code of a release. Fetches it if it isn't there. */
  async fetch(name: string, version: string): Promise<string> {
    const release = `${name.replace('/', '__')}@${version}`;
    const dir = path.join(this.folder, release, 'node_modules', name);
    if (await fs.stat(path.join(dir, 'package.json')).catch(() => undefined)) {
      return dir;
    }
    const { dist } = await this.release(name, version);
    const unpacked = path.join(this.folder, `${release}.part`);
    await fs.mkdir(unpacked, { recursive: true });
    const archive = path.join(unpacked, 'package.tgz');
    await fs.writeFile(archive, Buffer.from(await (await requested(dist.tarball)).arrayBuffer()));
    const skipped = UNUSED.map((part) => `--exclude=*/${part}/*`);
    await run('tar', ['xzf', archive, '-C', unpacked, '--strip-components=1', ...skipped]);
    await fs.rm(archive);
    await fs.mkdir(path.dirname(dir), { recursive: true });
    await fs.rename(unpacked, dir);
    return dir;
  }
}
