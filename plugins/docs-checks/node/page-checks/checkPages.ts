import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { checkFrontMatter } from './checkFrontMatter';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';

/** The installed versions of the documented packages, each with the packages that have it. */
type DocumentedVersions = ReadonlyMap<string, readonly string[]>;

/** Returns the installed versions of all packages that the site documents. */
function documentedVersions(siteDir: string): DocumentedVersions {
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

/** The error of the YAML parser; `line` counts from 0, from the line with the opening `---`. */
interface YamlError {
  reason: string;
  mark: { line: number };
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && 'reason' in error && 'mark' in error;
}

/** Parses the front matter of a page. Rejects when it isn't YAML. */
export async function parseFrontMatter(
  filePath: string,
  fileContent: string,
): Promise<Record<string, unknown>> {
  return (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
}

/**
 * Parses and checks the front matter of a page. Returns one message per problem, with file, line,
 * and fix.
 *
 * @param path path from the site's root, for messages
 * @param content the whole file
 */
export async function checkPage(path: string, content: string): Promise<string[]> {
  try {
    return checkFrontMatter(path, content, await parseFrontMatter(path, content));
  } catch (error) {
    if (!isYamlError(error)) {
      throw error;
    }
    const { reason, mark } = error;
    return [
      `${path}:${mark.line + 1}: the front matter isn't valid YAML: ${reason}. Correct it, or put the value in quotes.`,
    ];
  }
}

/** Partials, which Docusaurus doesn't make pages of. */
const PARTIALS = ['!**/_*', '!**/_*/**'];

/**
 * Throws, with every problem in one message, when the front matter of a product's pages breaks a
 * rule, or its text has the version of a documented package as a number, in any language. Docusaurus' own errors have no file and a stack around them, so this check
 * runs before Docusaurus reads the pages.
 */
export async function checkPages(siteDir: string, product: string): Promise<void> {
  const pages = [
    `docs/${product}/**/*.mdx`,
    `i18n/*/docusaurus-plugin-content-docs-${product}/current/**/*.mdx`,
  ];
  const files = await Globby([...pages, ...PARTIALS], { cwd: siteDir });
  const versions = documentedVersions(siteDir);
  const problems = files.sort().map(async (name) => {
    const file = posixPath(name);
    const source = await fs.readFile(path.join(siteDir, name), 'utf8');
    return [
      ...(await checkPage(file, fillVersions(siteDir, file, source))),
      ...checkVersions(file, source, versions),
    ];
  });
  failWith(
    'The front matter or the versions of pages are not valid',
    (await Promise.all(problems)).flat(),
  );
}
