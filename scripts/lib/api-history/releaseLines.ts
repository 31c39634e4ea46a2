import { compare } from 'semver';
/** Consecutive releases of a package, both ends included. */
export interface ReleaseLine {
  from: string;
  /** Not set for the line of the installed release, which is its end. */
  to?: string;
  /** Prereleases count: the package has no other releases. */
  isPrerelease?: true;
}

/**
 * The releases that are compared, by package. A line ends with the last release before the next line starts:
 * later releases of the older major version contain changes that the newer one may not have.
 */
export const RELEASE_LINES: Readonly<Record<string, readonly ReleaseLine[]>> = {
  '@mui/material': [{ from: '5.0.0', to: '5.16.7' }, { from: '6.0.0' }],
  '@mui/system': [{ from: '5.0.0', to: '5.16.7' }, { from: '6.0.0' }],
  '@mui/lab': [
    // Published with Material UI 5.0.0 and 5.16.7; the second line starts with Material UI 6.0.0.
    { from: '5.0.0-alpha.47', to: '5.0.0-alpha.173', isPrerelease: true },
    { from: '6.0.0-beta.8', isPrerelease: true },
  ],
  '@mui/joy': [{ from: '5.0.0-beta.0', isPrerelease: true }],
  '@mui/base': [{ from: '5.0.0-beta.0', isPrerelease: true }],
  '@mui/x-data-grid': [
    { from: '5.17.26', to: '5.17.26' },
    { from: '6.0.0', to: '6.19.8' },
    { from: '7.0.0' },
  ],
  '@toolpad/core': [{ from: '0.5.1' }],
};

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
