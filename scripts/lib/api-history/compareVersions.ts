/** A version's numbers, and the parts of its prerelease: `5.0.0-beta.4` → [5, 0, 0], ['beta', '4']. */
interface Version {
  numbers: number[];
  prerelease: string[];
}

function parseVersion(version: string): Version {
  const [, numbers = '', prerelease] = /^([\d.]+)(?:-(.+))?$/.exec(version) ?? [];
  return { numbers: numbers.split('.').map(Number), prerelease: prerelease?.split('.') ?? [] };
}

/** Compares prereleases part by part. A version without one is later than all of its prereleases. */
function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) {
    return b.length - a.length;
  }
  return a.join('.').localeCompare(b.join('.'), 'en', { numeric: true });
}

/** Compares two versions, for sorting: earlier ones first, prereleases before their release. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [parseVersion(a), parseVersion(b)];
  const index = first.numbers.findIndex((number, place) => number !== second.numbers[place]);
  return index < 0
    ? comparePrereleases(first.prerelease, second.prerelease)
    : (first.numbers[index] ?? 0) - (second.numbers[index] ?? 0);
}
