import contentDocs, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {
  Options as DocsOptions,
  PluginOptions,
  PropSidebar,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import { TABLES } from '@component-docs/api-reference/node/translation/readEntries';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { completeSidebars, sidebarOf, TREES_FOLDER } from '@component-docs/page-tree/node/trees';
import { rememberLatest } from '@component-docs/kit/node/cache/rememberLatest';
import { navigationModule } from '@component-docs/page-tree/node/trees/completeSidebars';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { checkPages } from '@component-docs/docs-checks/node/page-checks/checkPages';
import { keepCompiler } from '@component-docs/docs-checks/node/live-checks/livePages';
import { readKnownElements } from '@component-docs/docs-checks/node/page-faults/remarkElements';
import { createReference, withAdditions } from './createReference';
import {
  describeApi,
  describeProductSymbols,
  describeTabs,
  referenceKey,
} from './describeReference';
import { docsOptions, withSite, compilerOf } from './docsOptions';
import { hasFullHistory } from './hasFullHistory';
import { extendRoutes } from '@component-docs/static-pages/node/routes/extendRoutes';
import type { DocPage } from './documentedComponents';
import type { ProductContent } from './createReference';

type ProductPlugin = Plugin<ProductContent>;

function productOf(id: string): Product & { id: ProductId } {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`Product "${id}" is not in plugins/kit/shared/site/products.ts.`);
  }
  return product;
}

/** The options of a product: its id, and the site's own plugins for its pages. */
type Options = Pick<DocsOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins'> & {
  id: string;
};

/** Returns a product's options, which aren't in the site config: every page's script has that. */
function validateOptions({
  validate,
  options: { id, ...options },
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validateDocsOptions({
    validate: validate as Parameters<typeof validateDocsOptions>[0]['validate'],
    options: { ...docsOptions(productOf(id)), ...options },
  });
}

/**
 * Creates a product's docs plugin, with side navigation and API reference from tree and packages.
 */
async function productDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<ProductPlugin> {
  const { siteDir, baseUrl, i18n } = context;
  const product = productOf(options.id);
  // Read each time: they have the titles of translated pages.
  const textsNow = () => readTexts(siteDir, i18n);
  const docs = await contentDocs(context, {
    ...withSite(options, product, context, await readKnownElements(siteDir)),
    showLastUpdateTime: await hasFullHistory(siteDir),
    sidebarItemsGenerator: async (args) =>
      sidebarOf(product.id, {
        docIds: args.docs.map(({ id }) => id),
        routeBasePath: product.basePath,
        ...(await textsNow()),
      }),
  });
  const describe = rememberLatest(
    (pages: readonly DocPage[]) => referenceKey(siteDir, pages),
    async (pages) => {
      const apis = await describeApi(product, pages, context);
      return {
        apis,
        symbols: await describeProductSymbols(product, context),
        tabs: await describeTabs(product, pages, apis, context),
      };
    },
  );
  const referenceOf = rememberLatest(
    ({ content: { apis } }: { content: ProductContent; actions: PluginContentLoadedActions }) =>
      apis,
    async ({ content, actions }) => {
      const { titleOf } = await textsNow();
      return createReference(content, { product, context, titleOf }, actions);
    },
  );
  return {
    ...docs,
    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      `${siteDir}/${TABLES}/*.json`,
      `${siteDir}/${TREES_FOLDER}/${product.id}.ts`,
      `${siteDir}/${TREES_FOLDER}/${product.id}/**/*.ts`,
    ],
    configureWebpack: (...args) => {
      const config = docs.configureWebpack?.(...args);
      if (process.env.NODE_ENV === 'development' && config) {
        keepCompiler(product.id, compilerOf(config));
      }
      return config;
    },
    loadContent: () =>
      loadTogether(async () => {
        await checkPages(siteDir, product.id);
        const content = await docs.loadContent?.();
        if (!content) {
          throw new Error(`The docs plugin loaded no content for ${product.id}.`);
        }
        const pages = content.loadedVersions.flatMap((version) => version.docs);
        return { ...content, ...(await describe(pages)) };
      }),
    // The docs plugin's own function returns only its documents.
    translateContent: ({ content, translationFiles }) => ({
      ...content,
      ...docs.translateContent?.({ content, translationFiles }),
    }),
    async contentLoaded({ content, actions }) {
      const { routes, entries, linksOf } = await referenceOf({ content, actions });
      let navigation: PropSidebar = [];
      const addRoute: typeof actions.addRoute = (route) =>
        actions.addRoute(
          extendRoutes(route, routes, (sidebars) => {
            const filled = completeSidebars(sidebars, entries, baseUrl);
            navigation = filled[product.id] ?? [];
            return filled;
          }),
        );
      await docs.contentLoaded?.({
        content: withAdditions(content, { sidebar: product.id, linksOf }),
        actions: { ...actions, addRoute },
      });
      // The browser has no page routes, so it loads the tree separately.
      await actions.createData('navigation.js', navigationModule(navigation));
    },
  };
}

export default Object.assign(productDocsPlugin, { validateOptions });
