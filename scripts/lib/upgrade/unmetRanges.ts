import fs from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

/** The part of a package's manifest with the packages that it needs. */
interface Manifest {
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

type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
}

function wantedBy({ dependencies, peerDependencies, peerDependenciesMeta }: Manifest) {
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
  overrides: Overrides = {},
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
