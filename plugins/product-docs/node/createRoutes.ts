import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type {
  ApiPageData,
  ComponentApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type {
  ApiIndexData,
  IndexEntries,
  SymbolApi,
  SymbolPageData,
} from '@component-docs/api-reference/shared/pages';
import { tabPath } from '@component-docs/api-reference/shared/pages';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import type { PageLinks } from '@component-docs/page-tree/node/trees';
import type { TabPage } from './apiTabs';

/** The folders of the data of pages, by what is on them. */
const FOLDERS = { api: 'api', symbol: 'symbols' } as const;

/** What the pages of a reference have in common. */
interface Place<Entry> {
  name: keyof typeof FOLDERS;
  /** Returns the site path of a page, including the base URL. */
  pathOf: (entry: Entry) => string;
  linksOf: (path: string) => PageLinks;
  sidebar: string;
}

interface Page {
  path: string;
  /** The theme component of the page. */
  component: string;
  /** The file of its data, and under which name the component gets it. */
  file: string;
  data: object;
  name?: keyof typeof FOLDERS;
  /** A document that the component gets too. */
  content?: string;
}

async function createRoute(
  { path, component, file, data, name = 'api', content }: Page,
  sidebar: string,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig> {
  await createData(file, JSON.stringify(data));
  // Not the absolute path that createData returns, which would be in every page's script.
  const generated = `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}`;
  const modules = { ...(content !== undefined && { content }), [name]: generated };
  return { path, component, exact: true, modules, sidebar };
}

/** Creates the routes of a product's components, or of its interfaces and hooks, that have their own pages. */
export function createEntryRoutes<Entry extends ComponentApi | SymbolApi>(
  entries: readonly Entry[],
  { name, pathOf, linksOf, sidebar }: Place<Entry>,
  actions: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  const component = '@theme/ReferenceItem';
  return Promise.all(
    entries.map((entry) => {
      const [path, file] = [pathOf(entry), `${FOLDERS[name]}/${entry.slug}.json`];
      const data: ApiPageData | SymbolPageData = { ...entry, ...linksOf(path) };
      return createRoute({ path, component, file, data, name }, sidebar, actions);
    }),
  );
}

/** Creates the routes of a product's API tabs. Each shows the page's own document with that tab open. */
export function createTabRoutes(
  tabs: readonly TabPage[],
  sidebar: string,
  actions: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  return Promise.all(
    tabs.map(({ page, path, data }) => {
      // The last two segments of the path: `tabs/react-button--hooks-api.json`.
      const name = tabPath(page.permalink, data.tab).split('/').slice(-2).join('--');
      const file = `tabs/${name}.json`;
      const component = '@theme/ApiTabItem';
      return createRoute({ path, component, file, data, content: page.source }, sidebar, actions);
    }),
  );
}

interface IndexPage extends PageLinks {
  product: Product & { id: ProductId };
  context: LoadContext;
  /** Site path, including the base URL. */
  path: string;
}

/** Creates the route of the index page of a product's API reference, with its data. */
export function createIndexRoute(
  entries: IndexEntries,
  { product, context: { siteDir }, path, previous, next }: IndexPage,
  actions: PluginContentLoadedActions,
): Promise<RouteConfig> {
  const data: ApiIndexData = {
    productId: product.id,
    product: product.name,
    version: installedVersion(siteDir, product.packageName),
    ...entries,
    previous,
    next,
  };
  const page = { path, component: '@theme/ApiIndexItem', file: 'api-index.json', data };
  return createRoute(page, product.id, actions);
}
