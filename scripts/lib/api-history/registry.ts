import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Dependencies } from './siblings';

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
