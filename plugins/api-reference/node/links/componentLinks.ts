import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { LIBRARY_REPOSITORY } from '@component-docs/kit/shared/site/repository';
import { readFileSync } from 'node:fs';

/** A link below the introduction of a component page. */
export interface ComponentLink {
  label: 'feedback' | 'bundleSize' | 'source' | 'waiAria' | 'materialDesign' | 'unstyled';
  href: string;
}

/** The facts that the links depend on, apart from the front matter. */
export interface LinkContext {
  /** URL of the library's repository. */
  repositoryUrl: string;
  /** The tag of the release that the pages describe. */
  releaseTag: string;
  /** The product's package, used unless the page specifies another one. */
  packageName: string;
  /** Returns the installed version of a package. Throws when it isn't installed. */
  versionOf: (packageName: string) => string;
  /** Returns the cost of importing a component; undefined if it isn't recorded. */
  sizeOf: (packageName: string, component: string) => ImportSize | undefined;
  /** Absolute path of the file that the sizes are read from. */
  sizesFile: string;
}

type FrontMatter = Readonly<Record<string, unknown>>;

const FIELDS = [
  'githubLabel',
  'githubSource',
  'waiAria',
  'materialDesign',
  'unstyled',
  'packageName',
] as const;
type Field = (typeof FIELDS)[number];

const isWebUrl = (value: string) => value.startsWith('https://') && URL.canParse(value);

/** The values that each field accepts, and a description of them for messages. */
const RULES: Readonly<Record<Field, { accepts: (value: string) => boolean; expected: string }>> = {
  githubLabel: { accepts: (value) => value !== '', expected: "a label: 'component: button'" },
  githubSource: {
    accepts: (value) => posixPath(value) === value && /^packages\/[\w./-]+[^/]$/.test(value),
    expected: 'a folder of the repository: packages/ui/src/Button',
  },
  waiAria: { accepts: isWebUrl, expected: 'a URL that starts with https://' },
  materialDesign: { accepts: isWebUrl, expected: 'a URL that starts with https://' },
  unstyled: {
    accepts: (value) => productOfPath(value) !== undefined,
    expected: 'the path of a page of a product: /acme-ui/button',
  },
  packageName: {
    accepts: (value) => /^@[a-z-]+\/[a-z-]+$/.test(value),
    expected: 'a package: @acme/lab',
  },
};

/** Returns one message for each field of a page's front matter with an invalid value. */
export function linkProblems(frontMatter: FrontMatter): string[] {
  return FIELDS.flatMap((field) => {
    const value = frontMatter[field];
    const { accepts, expected } = RULES[field];
    return value === undefined || (typeof value === 'string' && accepts(value))
      ? []
      : [`"${field}" is ${JSON.stringify(value)}. Write ${expected}.`];
  });
}

/** Returns the main component of a page, the first one it documents, and the cost of importing it. */
export function mainImport(
  { components, packageName }: FrontMatter,
  { sizeOf, packageName: ofProduct }: LinkContext,
): { name: string; size: ImportSize } | undefined {
  const [name] = Array.isArray(components) ? (components as readonly unknown[]) : [];
  const size =
    typeof name === 'string'
      ? sizeOf(typeof packageName === 'string' ? packageName : ofProduct, name)
      : undefined;
  return size && { name: String(name), size };
}

/**
 * Returns the links of a component page, in the order of `ComponentLink`'s labels. Returns none for a page that
 * documents no component.
 *
 * @param frontMatter front matter without `linkProblems`
 */
export function componentLinks(frontMatter: FrontMatter, context: LinkContext): ComponentLink[] {
  if (!Array.isArray(frontMatter.components)) {
    return [];
  }
  const { repositoryUrl, releaseTag, versionOf } = context;
  const read = (field: Field) => frontMatter[field] as string | undefined;
  const packageName = read('packageName') ?? context.packageName;
  const [label, source] = [read('githubLabel'), read('githubSource')];
  const query = encodeURIComponent(`is:open is:issue label:"${label}"`);
  const links: Record<ComponentLink['label'], string | undefined> = {
    feedback: label && `${repositoryUrl}/issues?q=${query}`,
    bundleSize: `https://bundlephobia.com/package/${packageName}@${versionOf(packageName)}`,
    source: source && `${repositoryUrl}/tree/${releaseTag}/${source}`,
    waiAria: read('waiAria'),
    materialDesign: read('materialDesign'),
    unstyled: read('unstyled')?.replace(/\/$/, ''),
  };
  return (Object.keys(links) as ComponentLink['label'][]).flatMap((name) => {
    const href = links[name];
    return href ? [{ label: name, href }] : [];
  });
}

/** Returns the facts that the links on a product's component pages depend on. */
export function linkContext(siteDir: string, packageName: string): LinkContext {
  const versionOf = (name: string) => installedVersion(siteDir, name);
  // The release tags of the library's repository have the version of the first product.
  const [{ packageName: released }] = PRODUCTS;
  return {
    repositoryUrl: LIBRARY_REPOSITORY,
    releaseTag: `v${versionOf(released)}`,
    packageName,
    versionOf,
    sizesFile: path.join(siteDir, IMPORT_SIZES),
    sizeOf: (name, component) => readImportSize(siteDir, name, component),
  };
}

/** The cost of importing one component for an app, in bytes. */
export interface ImportSize {
  readonly gzip: number;
  readonly brotli: number;
  /** The part of `gzip` that an app pays which has the package's Button already. */
  readonly addedToButton?: number;
}

/** The content of `content/import-sizes.json`: sizes by package, with its version, and component. */
export type ImportSizes = Readonly<
  Record<
    string,
    { readonly version: string; readonly components: Readonly<Record<string, ImportSize>> }
  >
>;

/** The record of sizes, relative to the site. `npm run record -- import-sizes` writes it. */
export const IMPORT_SIZES = 'content/import-sizes.json';

/**
 * Returns the recorded cost of importing a component; undefined if no component has the name, such as for a
 * hook.
 *
 * @throws {Error} If the record was made with another release of the package. The message has the fix.
 */
export function readImportSize(
  siteDir: string,
  packageName: string,
  component: string,
): ImportSize | undefined {
  const sizes = JSON.parse(readFileSync(path.join(siteDir, IMPORT_SIZES), 'utf8')) as ImportSizes;
  const record = sizes[packageName];
  const installed = installedVersion(siteDir, packageName);
  if (record && record.version !== installed) {
    throw new Error(
      `${IMPORT_SIZES} has the sizes of ${packageName} ${record.version}, and ${installed} is installed. Run npm run record -- import-sizes.`,
    );
  }
  return record?.components[component];
}
