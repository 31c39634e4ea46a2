import fs from 'node:fs';
import path from 'node:path';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

/** An installed package. */
export interface InstalledPackage {
  name: string;
  version: string;
  dir: string;
  /** File with its types, relative to its folder, if its description names one. */
  types?: string;
  /** URL of the repository, without `.git`. */
  repositoryUrl: string;
  /** The package's folder in the repository. */
  repositoryDirectory: string;
}

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  repository?: { url?: string; directory?: string };
}

/** Returns the types that the exports of a package name for its index, below any conditions. */
function typesOfExports(exports: unknown, key = '.'): string | undefined {
  if (typeof exports === 'string') {
    return /\.d\.[cm]?ts$/.test(exports) ? exports : undefined;
  }
  const record = (exports ?? {}) as Readonly<Record<string, unknown>>;
  const inside = ['types', 'import', 'require', 'default'].map((name) => record[name]);
  return [record[key], ...inside]
    .filter((each) => each !== undefined)
    .map((each) => typesOfExports(each))
    .find((each) => each !== undefined);
}

/**
 * Finds a package in the site's `node_modules`.
 *
 * Throws, with the fix, when it is not installed.
 */
export function locatePackage(siteDir: string, name: string): InstalledPackage {
  const folder = packageFolder(siteDir, name);
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `API reference: package ${name} is not installed (${file} is missing). ` +
        'Add it to the site’s dependencies, or remove it from the API reference.',
    );
  }
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  return {
    name,
    version: manifest.version,
    // The real location of the files: types of other packages are resolved from there.
    dir: fs.realpathSync(folder),
    types: manifest.types ?? manifest.typings ?? typesOfExports(manifest.exports),
    repositoryUrl: (manifest.repository?.url ?? '').replace(/^git\+/, '').replace(/\.git$/, ''),
    repositoryDirectory: manifest.repository?.directory ?? '',
  };
}
