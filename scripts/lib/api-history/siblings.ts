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
