import fs from 'node:fs/promises';
import path from 'node:path';
import { showProblems } from '@component-docs/fast-start/node/development/problems';
import type { LoadContext, Plugin, AllContent } from '@docusaurus/types';
import { isExperiment } from '@component-docs/page-tree/shared/experiments';
import { plainSidebar } from '@component-docs/page-tree/node/trees/completeSidebars';
import { siteMapOf } from '@component-docs/page-tree/shared/siteMap';
import type { Tools } from '@component-docs/page-tree/shared/siteMap';
import { navigationChunk } from '@component-docs/page-tree/shared/navigationProps';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { checkPages, loadTrees, TREES_FOLDER } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import {
  LOCK_FILE,
  lostPageProblems,
  parseLock,
} from '@component-docs/page-tree/node/written-pages/pageLock';
import {
  readDocuments,
  readSitePages,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { isPage, walkPages } from '@component-docs/page-tree/shared/items';
import type { PageTrees } from '@component-docs/page-tree/shared/types';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import {
  apiIndexPath,
  apiPath,
  symbolPath,
} from '@component-docs/api-reference/node/links/apiPath';
import { sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
import type { DocPage } from './documentedComponents';
import type { ProductContent } from './createReference';

/** Returns whether an index is generated: the page tree has it, and the documents don't. */
export function hasApiIndex(
  product: Product & { id: ProductId },
  docs: readonly Pick<DocPage, 'permalink'>[],
  trees: PageTrees = loadTrees(),
): boolean {
  const index = apiIndexPath('/', product);
  const isInTree = walkPages(trees[product.id]).some(
    ({ item }) => isPage(item) && item.pathname === index,
  );
  return isInTree && !docs.some(({ permalink }) => permalink.replace(/\/$/, '').endsWith(index));
}

/** Returns the site paths, without base URL and language, of the pages of all API references. */
function apiPagePaths(allContent: AllContent, baseUrl: string): string[] {
  return PRODUCTS.flatMap((product: Product & { id: ProductId }) => {
    const content = allContent['docusaurus-plugin-content-docs']?.[product.id] as
      ProductContent | undefined;
    const { apis = [], symbols = [], tabs = [], loadedVersions = [] } = content ?? {};
    const docs = loadedVersions.flatMap((version) => version.docs);
    return [
      ...(hasApiIndex(product, docs) ? [apiIndexPath('/', product)] : []),
      ...tabs.map(({ path }) => sitePathOfPermalink(path, baseUrl)),
      ...(product.apiTabs ? [] : apis.map(({ slug }) => apiPath('/', product, slug))),
      ...symbols.map((symbol) => symbolPath('/', product, symbol)),
    ];
  });
}

interface Options {
  /** Files with facts of the site that the trees are checked with, relative to the site's root. */
  facts: readonly string[];
  tools: Tools;
}

/** The registry of the products' trees: a chunk each, which the pages of the product name. */
function navigationModules(): string {
  const entries = PRODUCTS.map(({ id }) => {
    const chunk = navigationChunk(id);
    return `  '${chunk}': () => import(/* webpackChunkName: "${chunk}" */ '@generated/docusaurus-plugin-content-docs/${id}/navigation.js'),`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** Reports problems. The development server goes on: it also shows pages that aren't in a tree. */
function report(summary: string, problems: readonly string[]): void {
  if (process.env.NODE_ENV !== 'development') {
    failWith(summary, problems);
  } else {
    showProblems('page-tree', [{ summary, problems }]);
  }
}

/**
 * Fails the build, and warns in the development server, when the page trees don't match the pages,
 * or a page of the lock is gone. Writes the site map for the menus, and the numbers of pages.
 */
export default function pageTreePlugin(context: LoadContext, { facts, tools }: Options): Plugin {
  const { siteDir, baseUrl, i18n } = context;
  return {
    name: 'page-tree',
    getPathsToWatch: () => [
      `${siteDir}/${TREES_FOLDER}/**/*.ts`,
      ...facts.map((file) => path.join(siteDir, file)),
      path.join(siteDir, LOCK_FILE),
    ],

    async allContentLoaded({ allContent, actions }) {
      const apiPages = apiPagePaths(allContent, baseUrl);
      const [documents, sitePages, texts, lock] = await Promise.all([
        readDocuments(siteDir),
        readSitePages(siteDir),
        readTexts(siteDir, i18n),
        fs.readFile(path.join(siteDir, LOCK_FILE), 'utf8'),
      ]);
      const paths = [...documents, ...sitePages].map((page) => page.path);
      report("The site's pages are not complete or not in a page tree", [
        ...lostPageProblems(parseLock(lock), new Set(paths)),
        ...checkPages(loadTrees(), { pages: documents, others: sitePages, apiPages }),
      ]);
      const general = plainSidebar(loadTrees().docs, { texts, baseUrl }).filter(
        (item) => item.type === 'link',
      );
      await actions.createData('siteMap.json', JSON.stringify(siteMapOf(paths, general, tools)));
      await actions.createData('pageModules.js', navigationModules());
      const counts = { documents: documents.length, references: apiPages.length };
      await actions.createData('counts.json', JSON.stringify(counts));
      const experiments = sitePages.map((page) => page.path).filter(isExperiment);
      await actions.createData('experiments.json', JSON.stringify(experiments));
    },
  };
}
