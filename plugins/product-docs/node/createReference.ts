import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { IndexEntries, SymbolApi } from '@component-docs/api-reference/shared/pages';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import {
  createNeighbors,
  loadTrees,
  sitePathOfPermalink,
} from '@component-docs/page-tree/node/trees';
import type { ApiPage, PageLinks } from '@component-docs/page-tree/node/trees';
import {
  apiIndexPath,
  apiPath,
  symbolPath,
} from '@component-docs/api-reference/node/links/apiPath';
import { tabEntries } from './apiTabs';
import { hasApiIndex } from './pageTree';
import { createEntryRoutes, createIndexRoute, createTabRoutes } from './createRoutes';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type { TabPage } from './apiTabs';

interface Site {
  product: Product & { id: ProductId };
  context: LoadContext;
  /** Returns the title of an item of the page tree in the build's language. */
  titleOf: Parameters<typeof createNeighbors>[1]['titleOf'];
}

/** A product's API reference, as part of its pages. */
interface Reference {
  routes: RouteConfig[];
  /** The pages of the reference, for the side navigation. */
  entries: ApiPage[];
  /** Returns the pages before and after a page of the product. */
  linksOf: (permalink: string) => PageLinks;
}

/** Creates the pages of a product's reference: components or tabs, interfaces, hooks, an index. */
export async function createReference(
  { apis, symbols, tabs, loadedVersions }: ProductContent,
  { product, context, titleOf }: Site,
  actions: PluginContentLoadedActions,
): Promise<Reference> {
  const { baseUrl } = context;
  const { id: sidebar } = product;
  const pages = loadedVersions.flatMap((version) => version.docs);
  const pathOf = (slug: string) => apiPath(baseUrl, product, slug);
  const pathOfSymbol = (symbol: SymbolApi) => symbolPath(baseUrl, product, symbol);
  const index: IndexEntries = product.apiTabs
    ? tabEntries(tabs)
    : { components: apis.map(({ name, slug }) => ({ name, path: pathOf(slug) })), hooks: [] };
  const neighborsOf = createNeighbors(loadTrees()[product.id], {
    // A tab isn't a separate page: it comes with the page that it belongs to.
    apiPages: (product.apiTabs ? [] : index.components).map((entry) => ({
      title: entry.name,
      permalink: sitePathOfPermalink(entry.path, baseUrl),
    })),
    titleOf,
    permalinkOf: (sitePath) => baseUrl + sitePath.slice(1),
  });
  const linksOf = (permalink: string) => neighborsOf(sitePathOfPermalink(permalink, baseUrl));
  const routes = [
    ...(product.apiTabs
      ? await createTabRoutes(tabs, sidebar, actions)
      : await createEntryRoutes(
          apis,
          { name: 'api', pathOf: ({ slug }) => pathOf(slug), linksOf, sidebar },
          actions,
        )),
    ...(await createEntryRoutes(
      symbols,
      { name: 'symbol', pathOf: pathOfSymbol, linksOf, sidebar },
      actions,
    )),
  ];
  const entries = [
    ...[...index.components, ...index.hooks].map((entry) => ({
      label: entry.name,
      permalink: entry.path,
    })),
    ...symbols.map((symbol) => ({ label: symbol.name, permalink: pathOfSymbol(symbol) })),
  ];
  if (hasApiIndex(product, pages)) {
    const path = apiIndexPath(baseUrl, product);
    routes.push(
      await createIndexRoute(index, { product, context, path, ...linksOf(path) }, actions),
    );
    entries.push({ label: product.name, permalink: path });
  }
  return { routes, entries, linksOf };
}

/** The content that a product's plugin loads: its documents and its API reference. */
export interface ProductContent extends LoadedContent {
  apis: ComponentApi[];
  symbols: SymbolApi[];
  /** The API tabs of its pages, for a product without separate API pages. */
  tabs: TabPage[];
}

/** This site's additions to Docusaurus' data about a document. */
interface Additions {
  sidebar: ProductId;
  linksOf: (permalink: string) => PageLinks;
}

/**
 * Completes every document: a permalink without Docusaurus' last slash, the links to the pages
 * before and after, which may be API pages, and only its product's sidebar.
 */
export function withAdditions(
  content: LoadedContent,
  { sidebar, linksOf }: Additions,
): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      sidebars: { [sidebar]: version.sidebars[sidebar] ?? [] },
      docs: version.docs.map((doc) => ({
        ...doc,
        sidebar,
        permalink: doc.permalink.replace(/(.)\/$/, '$1'),
        ...linksOf(doc.permalink),
      })),
    })),
  };
}
