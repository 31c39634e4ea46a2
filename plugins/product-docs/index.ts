import contentDocs, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';
import type { ApiPageData, ComponentApi } from '../../src/api-reference/types';
import type { SymbolApi } from '../../src/api-symbols/types';
import { PRODUCTS } from '../../src/products/products';
import type { Product, ProductId } from '../../src/products/products';
import {
  createNeighbours,
  fillApiPages,
  loadTrees,
  sidebarOf,
  sitePathOfPermalink,
} from '../page-tree';
import type { PageLinks } from '../page-tree';
import { readTexts } from '../page-tree/readTexts';
import { apiIndexPath, apiPath } from './apiPath';
import { tabEntries } from './apiTabs';
import { createIndexRoute } from './createIndexRoute';
import { createSymbolRoutes } from './createSymbolRoutes';
import { createTabRoutes } from './createTabRoutes';
import { dateText } from './dateText';
import { describeApi } from './describeApi';
import { describeProductSymbols } from './describeProductSymbols';
import { describeTabs } from './describeTabs';
import { docsOptions, withSite } from './docsOptions';
import { extendRoutes } from './extendRoutes';
import { hasApiIndex } from './hasApiIndex';
import { hasFullHistory } from './hasFullHistory';
import type { ProductContent } from './productContent';
import { symbolPath } from './symbolPath';

type ProductPlugin = Plugin<ProductContent>;

/** What this site says of a document beside what Docusaurus knows. */
interface Additions {
  sidebar: ProductId;
  linksOf: (permalink: string) => PageLinks;
  dateOf: (time: number) => string;
}

/**
 * Gives every document its own address, without the slash that Docusaurus puts after the name of a
 * folder, the links of the page tree's order, since Docusaurus knows no API pages, and the date of its
 * last change in words. Of the sidebars, one a product in sidebars.ts, the product's own is kept.
 */
function withAdditions(
  content: LoadedContent,
  { sidebar, linksOf, dateOf }: Additions,
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
        ...(doc.lastUpdatedAt && { lastUpdatedText: dateOf(doc.lastUpdatedAt) }),
        ...linksOf(doc.permalink),
      })),
    })),
  };
}

function productOf(id: string): Product & { id: ProductId } {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`Product "${id}" is not in src/products/products.ts.`);
  }
  return product;
}

function createApiRoutes(
  apis: readonly ComponentApi[],
  pathOf: (slug: string) => string,
  linksOf: (permalink: string) => PageLinks,
  sidebar: string,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  return Promise.all(
    apis.map(async (api) => {
      const file = `api/${api.slug}.json`;
      const data: ApiPageData = { ...api, ...linksOf(pathOf(api.slug)) };
      await createData(file, JSON.stringify(data));
      return {
        path: pathOf(api.slug),
        component: '@theme/ApiItem',
        exact: true,
        // Not the absolute path that createData gives: it would be in every page's script.
        modules: { api: `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}` },
        sidebar,
      };
    }),
  );
}

/**
 * Takes a product's id and gives the docs plugin's options for it. The site config holds no more
 * than the id, because Docusaurus puts the config into every page's script.
 */
export function validateOptions({
  validate,
  options: { id },
}: OptionValidationContext<{ id: string }, PluginOptions>): PluginOptions {
  return validateDocsOptions({
    validate: validate as Parameters<typeof validateDocsOptions>[0]['validate'],
    options: docsOptions(productOf(id)),
  });
}

/**
 * The docs plugin of one product, with its side navigation from the product's page tree and the API
 * reference of its packages among its routes.
 */
export default async function productDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<ProductPlugin> {
  const { siteDir, baseUrl, i18n } = context;
  const { calendar } = i18n.localeConfigs[i18n.currentLocale] ?? { calendar: 'gregory' };
  const product = productOf(options.id);
  const texts = await readTexts(siteDir, i18n);
  const pathOf = (slug: string) => apiPath(baseUrl, product, slug);
  const indexPath = apiIndexPath(baseUrl, product);
  const docs = await contentDocs(context, {
    ...withSite(options, product, context),
    showLastUpdateTime: await hasFullHistory(siteDir),
    sidebarItemsGenerator: (args) =>
      sidebarOf(product.id, {
        docIds: args.docs.map(({ id }) => id),
        routeBasePath: product.basePath,
        ...texts,
      }),
  });
  return {
    ...docs,
    async loadContent() {
      const content = await docs.loadContent?.();
      if (!content) {
        throw new Error(`The docs plugin has loaded nothing for ${product.id}.`);
      }
      const pages = content.loadedVersions.flatMap((version) => version.docs);
      const [apis, symbols] = await Promise.all([
        describeApi(product, pages, context),
        describeProductSymbols(product, context),
      ]);
      return { ...content, apis, symbols };
    },
    // The docs plugin's own gives back nothing but its documents.
    translateContent: ({ content, translationFiles }) => ({
      ...content,
      ...docs.translateContent?.({ content, translationFiles }),
    }),
    async contentLoaded({ content, actions }) {
      const { apis, symbols } = content;
      const pages = content.loadedVersions.flatMap((version) => version.docs);
      const tabs = await describeTabs(product, pages, apis, context);
      const apiPages = product.apiTabs
        ? []
        : apis.map(({ name, slug }) => ({ label: name, permalink: pathOf(slug) }));
      const neighboursOf = createNeighbours(loadTrees()[product.id], {
        apiPages: apiPages.map(({ label, permalink }) => ({
          title: label,
          permalink: sitePathOfPermalink(permalink, baseUrl),
        })),
        titleOf: texts.titleOf,
        permalinkOf: (sitePath) => baseUrl + sitePath.slice(1),
      });
      const dateOf = (time: number) => dateText(time, i18n.currentLocale, calendar);
      const linksOf = (permalink: string) => neighboursOf(sitePathOfPermalink(permalink, baseUrl));
      const apiRoutes = product.apiTabs
        ? await createTabRoutes(tabs, product.id, actions)
        : await createApiRoutes(apis, pathOf, linksOf, product.id, actions);
      const pathOfSymbol = (symbol: SymbolApi) => symbolPath(baseUrl, product, symbol);
      const symbolRoutes = await createSymbolRoutes(
        symbols,
        { pathOf: pathOfSymbol, linksOf, sidebar: product.id },
        actions,
      );
      const entries = [
        ...apiPages,
        ...tabEntries(tabs),
        ...symbols.map((symbol) => ({ label: symbol.name, permalink: pathOfSymbol(symbol) })),
      ];
      if (hasApiIndex(product, pages)) {
        const page = { product, context, path: indexPath, ...linksOf(indexPath) };
        apiRoutes.push(await createIndexRoute(apis, page, actions));
        entries.push({ label: product.name, permalink: indexPath });
      }
      const addRoute: typeof actions.addRoute = (route) =>
        actions.addRoute(
          extendRoutes(route, [...apiRoutes, ...symbolRoutes], (sidebars) =>
            fillApiPages(sidebars, entries, { baseUrl, labels: texts.labels }),
          ),
        );
      await docs.contentLoaded?.({
        content: withAdditions(content, { sidebar: product.id, linksOf, dateOf }),
        actions: { ...actions, addRoute },
      });
    },
  };
}
