import { classAnchor, cssAnchor, kebabCase, propAnchor } from '../../shared/component-page/anchors';
import { SECTION_IDS } from '../../shared/component-page/sections';
import { normalizePathname } from '@component-docs/page-tree/shared/items';
import { readApiPackages } from '..';
import type { ExtractedComponent } from '..';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { officialPageOf } from '@component-docs/kit/shared/site/officialPages';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { LIBRARY_SITE } from '../describe/html';
import { apiPath, apiIndexPath, symbolPath } from './apiPath';
import type { ApiPlace } from './apiPath';
import {
  readDocuments,
  readSitePages,
  readFrontMatter,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { tabPath, tabsOfNames } from '../../shared/pages';
import { readSymbols } from '../describe/describeSymbols';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the site paths of a product's API tabs, if it has any: `/acme-ui/react-button/hooks-api`.
 */
export async function readWrittenTabs(siteDir: string, product: Product): Promise<string[]> {
  if (!product.apiTabs) {
    return [];
  }
  const documents = await readDocuments(siteDir);
  const own = documents.filter(({ path }) => path.startsWith(`/${product.basePath}/`));
  const tabs = await Promise.all(
    own.map(async ({ path, file }) => {
      const { components, hooks } = await readFrontMatter(siteDir, file);
      const names = { components: listOf(components), hooks: listOf(hooks) };
      return tabsOfNames(names).map((tab) => tabPath(path, tab));
    }),
  );
  return tabs.flat();
}

async function referencePages(siteDir: string, product: Product): Promise<string[]> {
  const [packages, symbols] = await Promise.all([
    readApiPackages(siteDir, product),
    Promise.all(product.apiPackages.map((name) => readSymbols(siteDir, name))),
  ]);
  const components = product.apiTabs ? [] : packages.flatMap((read) => read.components);
  return [
    // Generated for every product whose page tree has an item for it.
    apiIndexPath('/', product),
    ...components.map(({ name }) => apiPath('/', product, kebabCase(name))),
    ...(await readWrittenTabs(siteDir, product)),
    ...symbols
      .flatMap((read) => read.symbols)
      .map(({ name }) => symbolPath('/', product, { name, slug: kebabCase(name) })),
  ];
}

/** Reads the site paths of all pages: documents, pages of `src/pages`, and the API reference. */
export async function readWrittenPages(siteDir: string): Promise<ReadonlySet<string>> {
  const pages = await Promise.all([readDocuments(siteDir), readSitePages(siteDir)]);
  const reference = await Promise.all(PRODUCTS.map((product) => referencePages(siteDir, product)));
  return new Set([...pages.flat().map(({ path }) => path), ...reference.flat()]);
}

/** The site paths that a link in a package's comment can lead to. */
interface LinkTargets {
  written: ReadonlySet<string>;
  /** The anchors of each API page, by what comments may call them. */
  api: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Returns an anchor without what comments disagree about: case, and signs between words. */
const plain = (anchor: string) => anchor.toLowerCase().replace(/[^a-z\d]/g, '');

/** Returns the anchors of an API page by what comments may call them; the complete names of classes count, too. */
function anchorsOf({ name, props, slots, classes }: ExtractedComponent): Map<string, string> {
  const anchors = [
    ...SECTION_IDS,
    ...props.map((prop) => propAnchor(name, prop.name)),
    ...slots.map((slot) => cssAnchor(name, slot.className ?? slot.name)),
    ...classes.flatMap((item) => [classAnchor(name, item.name), cssAnchor(name, item.className)]),
  ];
  return new Map([
    ...classes.map((item): [string, string] => [
      plain(classAnchor(name, item.className)),
      classAnchor(name, item.name),
    ]),
    ...anchors.map((anchor): [string, string] => [plain(anchor), anchor]),
    ...anchors.map((anchor): [string, string] => [anchor, anchor]),
  ]);
}

/** A product and the components that have an API page in it. */
interface ApiComponents {
  product: ApiPlace;
  components: readonly ExtractedComponent[];
}

/**
 * Collects the pages of the page trees and of the API reference of every product.
 *
 * @param written site paths of all existing pages
 */
export function linkTargets(
  written: ReadonlySet<string>,
  apis: readonly ApiComponents[],
): LinkTargets {
  return {
    written,
    api: new Map(
      apis.flatMap(({ product, components }) =>
        components.map((component) => [
          apiPath('/', product, kebabCase(component.name)),
          anchorsOf(component),
        ]),
      ),
    ),
  };
}

/** Reads the pages that links in comments can lead to. A link to an API tab leads to its page. */
export async function readLinkTargets(siteDir: string): Promise<LinkTargets> {
  const withPages = PRODUCTS.filter(({ apiTabs }: Product) => !apiTabs);
  const apis = await Promise.all(
    withPages.map(async (product) => {
      const packages = await readApiPackages(siteDir, product);
      return { product, components: packages.flatMap(({ components }) => components) };
    }),
  );
  return linkTargets(await readWrittenPages(siteDir), apis);
}

const CORRECT_LINK = 'add the correct URL to "correctedLinks" of the site\'s library';
const ADD_PAGE =
  'add the page to a tree in content/navigation, or its new path to content/hosting/redirects.ts';

/**
 * Creates what converts a URL of the library's public site to this site's path; undefined for a
 * page that only the official site has. It throws for a page or an anchor that doesn't exist.
 */
export function createLinkResolver({ written, api }: LinkTargets, baseUrl: string) {
  return (url: string): string | undefined => {
    const { pathname, hash } = new URL(LIBRARY.correctedLinks?.[url] ?? url, LIBRARY_SITE);
    const path = redirectTarget(pathname) ?? pathname;
    // A tab of a page exists if the page does.
    const page = normalizePathname(path);
    const bare = path.replace(/#.*/, '');
    const anchors = api.get(path);
    const anchor = anchors?.get(hash.slice(1)) ?? anchors?.get(plain(hash));
    if (anchors && hash && anchor === undefined) {
      throw new Error(
        `its comment links to ${url}, but ${path} does not have that anchor: ${CORRECT_LINK}`,
      );
    }
    if (anchors || written.has(page) || written.has(bare)) {
      return baseUrl + path.slice(1) + (anchor === undefined ? hash : `#${anchor}`);
    }
    if (officialPageOf(page)) {
      return undefined;
    }
    throw new Error(`its comment links to ${url}, but there is no page at ${path}: ${ADD_PAGE}`);
  };
}
