import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { satisfies } from 'semver';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import type { Chosen } from './chooseVersions';
import type { SiteManifest } from './findBlockers';
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
    const text = fs.readFileSync(file, 'utf8');
    const changed = setVersions(text, versions);
    if (JSON.stringify(JSON.parse(text)) !== JSON.stringify(JSON.parse(changed))) {
      fs.writeFileSync(file, changed);
    }
  }
  return runCommand(root, 'npm', ['install', '--no-audit', '--no-fund']);
}

/** The part of the manifest of an installed package that says what it needs. */
interface InstalledManifest {
  name: string;
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** A dependency whose installed version isn't one that a package asks for. */
interface UnmetRange {
  /** The package that asks, with its version. */
  by: string;
  name: string;
  range: string;
  installed: string | undefined;
}

function readManifest(folder: string): InstalledManifest | undefined {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as InstalledManifest)
    : undefined;
}

function wantedBy({ dependencies, peerDependencies, peerDependenciesMeta }: InstalledManifest) {
  const peers = Object.entries(peerDependencies ?? {});
  return [
    ...Object.entries(dependencies ?? {}),
    ...peers.filter(([name]) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/**
 * Finds packages that are installed in a version that another package doesn't ask for. npm reports none of them if an
 * entry of `overrides` is the reason.
 *
 * @param siteDir folder with `node_modules`
 * @param names the packages to begin with; their dependencies are compared, too
 * @param overrides the overrides of `package.json`: versions that an entry sets within one package are meant to
 *   differ
 */
export function unmetRanges(
  siteDir: string,
  names: readonly string[],
  overrides: SiteManifest['overrides'] = {},
): UnmetRange[] {
  const seen = new Set<string>();
  const compare = (folder: string): UnmetRange[] => {
    const manifest = readManifest(folder);
    if (!manifest || seen.has(folder)) {
      return [];
    }
    seen.add(folder);
    const meant = overrides[manifest.name];
    return wantedBy(manifest).flatMap(([name, range]) => {
      const found = packageFolder(folder, name);
      const installed = readManifest(found)?.version;
      const isMeant = typeof meant === 'object' && name in meant;
      const isMet = installed !== undefined && satisfies(installed, range);
      const by = `${manifest.name}@${manifest.version}`;
      return [...(isMet || isMeant ? [] : [{ by, name, range, installed }]), ...compare(found)];
    });
  };
  return names.flatMap((name) => compare(packageFolder(siteDir, name)));
}
