import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';

/** The installed versions of the documented packages, each with the packages that have it. */
type DocumentedVersions = ReadonlyMap<string, readonly string[]>;

/** Returns the installed versions of all packages that the site documents. */
export function documentedVersions(siteDir: string): DocumentedVersions {
  const names = new Set(
    PRODUCTS.flatMap(({ packageName, apiPackages }) => [packageName, ...apiPackages]),
  );
  const versions = new Map<string, string[]>();
  for (const name of names) {
    const version = versionIfInstalled(siteDir, name);
    if (version !== undefined) {
      versions.set(version, [...(versions.get(version) ?? []), name]);
    }
  }
  return versions;
}

/** A version as a whole, and not a part of another one: of `16.1.3`, `6.1.30`, or `6.1.3-beta.1`. */
const NUMBER = /(?<![\w.-])v?(\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?)(?![\w-]|\.\w)/g;

/** The list of releases that a page names on purpose, in its front matter. */
const KEPT = /^---\n[\s\S]*?^releases: \[(.*)\]$[\s\S]*?^---$/m;

/** Returns the releases that a page names on purpose: `releases: [1.2.0]` in its front matter. */
export function keptReleases(content: string): string[] {
  const [, list = ''] = KEPT.exec(content) ?? [];
  return list.split(',').flatMap((version) => version.trim() || []);
}

/** A number of a version in a page. */
interface NamedVersion {
  version: string;
  /** From 1. */
  line: number;
}

/** Returns the versions that a page has as numbers, without its front matter's list of them. */
export function namedVersions(content: string): NamedVersion[] {
  return content
    .split('\n')
    .flatMap((text, index) =>
      text.startsWith('releases: ')
        ? []
        : [...text.matchAll(NUMBER)].map(([, version = '']) => ({ version, line: index + 1 })),
    );
}

/**
 * Finds numbers in a page that become wrong with the next release of a documented package. A statement that
 * was true of a release, or was tried with it, keeps its number: the page lists it in its front matter.
 *
 * @param file path from the site's root, for messages
 * @returns one message per line, with file, line, and fix
 */
export function checkVersions(
  file: string,
  content: string,
  versions: DocumentedVersions,
): string[] {
  const kept = keptReleases(content);
  return namedVersions(content).flatMap(({ version, line }) => {
    const packages = versions.get(version);
    return packages && !kept.includes(version)
      ? [
          `${file}:${line}: the version ${version} ages. Write VERSION(${packages[0]}), or add "releases: [${[...kept, version].join(', ')}]" to the front matter if the page says what was true of this release.`,
        ]
      : [];
  });
}
