import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Chosen } from './chooseVersions';
import { runCommand } from './runCommand';
import type { CommandResult } from './runCommand';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** Returns the override of a package, under the range that others ask for; any other entry as it is. */
function overrideOf(
  entry: readonly [string, unknown],
  versions: ReadonlyMap<string, Chosen>,
): readonly [string, unknown] {
  const [key] = entry;
  const name = key.slice(0, key.lastIndexOf('@'));
  const chosen = versions.get(name);
  return chosen?.range === undefined ? entry : [`${name}@${chosen.range}`, chosen.version];
}

/**
 * Returns a `package.json` with other versions of its dependencies, and of its overrides that name a range:
 * `@acme/styles@^1.0.0`. Peer dependencies stay: they are the versions that other projects may have.
 *
 * @param text the file
 */
export function setVersions(text: string, versions: ReadonlyMap<string, Chosen>): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(list ?? {})) {
      const chosen = versions.get(name);
      if (list && chosen) {
        list[name] = chosen.version;
      }
    }
  }
  if (manifest.overrides) {
    manifest.overrides = Object.fromEntries(
      Object.entries(manifest.overrides).map((entry) => overrideOf(entry, versions)),
    );
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const MANIFESTS = [
  'package.json',
  '{plugins,examples}/*/package.json',
  'examples/*/*/package.json',
];

/** Sets versions in the manifests of the site and its packages, and installs them. */
export async function installVersions(
  root: string,
  versions: ReadonlyMap<string, Chosen>,
): Promise<CommandResult> {
  const files = await Globby(MANIFESTS, { cwd: root, absolute: true });
  for (const file of files) {
    const text = await fs.readFile(path.resolve(root, file), 'utf8');
    const changed = setVersions(text, versions);
    if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(JSON.parse(changed))) {
      await fs.writeFile(file, changed);
    }
  }
  return runCommand(root, 'npm', ['install', '--no-audit', '--no-fund']);
}
