import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { IndexEntries } from '@component-docs/api-reference/shared/index-page/types';
import type { SymbolApi } from '@component-docs/api-reference/shared/symbols';
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
import { hasApiIndex } from './apiPagePaths';
import { createEntryRoutes, createIndexRoute, createTabRoutes } from './createRoutes';
import type { ProductContent } from './withAdditions';

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

/**
 * Creates the pages of a product's API reference: components or tabs, interfaces, hooks, and an
 * index.
 */
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
