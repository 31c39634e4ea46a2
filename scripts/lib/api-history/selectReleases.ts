import { compare } from 'semver';
import type { ReleaseLine } from './releaseLines';

const STABLE = /^\d+\.\d+\.\d+$/;
/** Not the builds of single commits: `6.0.0-dev.240424162023-9968b4889d`. */
const PRERELEASE = /^\d+\.\d+\.\d+-(?:alpha|beta|rc)\.\d+$/;

/**
 * Returns the published versions that belong to a package's lines, in release order.
 *
 * @param installed the installed version, which ends the last line
 */
export function selectReleases(
  published: readonly string[],
  lines: readonly ReleaseLine[],
  installed: string,
): string[] {
  return lines.flatMap(({ from, to = installed, isPrerelease }) =>
    published
      .filter((version) => STABLE.test(version) || (isPrerelease && PRERELEASE.test(version)))
      .filter((version) => compare(version, from) >= 0 && compare(version, to) <= 0)
      .toSorted(compare),
  );
}
