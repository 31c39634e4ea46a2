import type { Product } from '@component-docs/kit/shared/site/types';
import { readOutlines } from '@component-docs/page-tree/node/outlines/readOutlines';
import {
  readDocuments,
  readSitePages,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { readPackage, readApiPackages } from '..';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';
import { tabPath, tabsOfNames } from '../../shared/tabs';
import { readFrontMatter } from '@component-docs/page-tree/node/written-pages/readPages';
import { kebabCase } from '../../shared/component-page/anchors';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { readSymbols } from '../describe/describeSymbols';
import { apiIndexPath, apiPath, symbolPath } from './apiPath';

/** A page that isn't written yet, and what it will document. */
interface PlannedPage {
  /** Site path: `/base-ui/react-badge`. */
  path: string;
  title: string;
  components: string[];
  hooks: string[];
}

/**
 * Reads the planned pages of a product that shows its API in tabs, with the components and hooks of
 * their outlines that its package has. Their tabs exist before they do. Returns none for another
 * product.
 */
export async function readPlannedPages(siteDir: string, product: Product): Promise<PlannedPage[]> {
  if (!product.apiTabs) {
    return [];
  }
  const { components } = await readPackage(siteDir, product.packageName);
  const hooks = await readHooks(siteDir, product.packageName);
  const known = new Set([...components, ...hooks].map(({ name }) => name));
  const written = new Set((await readDocuments(siteDir)).map(({ path }) => path));
  const isKnown = (name: string) => known.has(name);
  return Object.entries(await readOutlines(siteDir, product))
    .map(([slug, outline]) => ({
      path: `/${product.basePath}/${slug}`,
      title: outline.title,
      components: (outline.components ?? []).filter(isKnown),
      hooks: (outline.hooks ?? []).filter(isKnown),
    }))
    .filter(({ path }) => !written.has(path))
    .filter((page) => page.components.length + page.hooks.length > 0);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the site paths of the API tabs of a product's written pages: `/base-ui/react-button/hooks-api`.
 * Returns none for a product with separate API pages.
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
  const planned = await readPlannedPages(siteDir, product);
  const components = product.apiTabs ? [] : packages.flatMap((read) => read.components);
  return [
    // Generated for every product whose page tree has an item for it.
    apiIndexPath('/', product),
    ...components.map(({ name }) => apiPath('/', product, kebabCase(name))),
    ...planned.flatMap((page) => tabsOfNames(page).map((tab) => tabPath(page.path, tab))),
    ...(await readWrittenTabs(siteDir, product)),
    ...symbols
      .flatMap((read) => read.symbols)
      .map(({ name }) => symbolPath('/', product, { name, slug: kebabCase(name) })),
  ];
}

/**
 * Reads the site paths of all pages that the site has: documents, pages of `src/pages`, and the API
 * reference. Items of page trees that aren't among them are planned.
 */
export async function readWrittenPages(siteDir: string): Promise<ReadonlySet<string>> {
  const pages = await Promise.all([readDocuments(siteDir), readSitePages(siteDir)]);
  const reference = await Promise.all(PRODUCTS.map((product) => referencePages(siteDir, product)));
  return new Set([...pages.flat().map(({ path }) => path), ...reference.flat()]);
}
