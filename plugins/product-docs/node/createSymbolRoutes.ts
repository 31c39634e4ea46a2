import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type {
  SymbolApi,
  SymbolPageData,
} from '@component-docs/api-reference/shared/symbol-page/types';
import type { PageLinks } from '@component-docs/page-tree/node/trees';

interface Options {
  pathOf: (symbol: SymbolApi) => string;
  linksOf: (permalink: string) => PageLinks;
  sidebar: string;
}

/** Creates the routes of a product's interfaces and hooks that have their own pages. */
export function createSymbolRoutes(
  symbols: readonly SymbolApi[],
  { pathOf, linksOf, sidebar }: Options,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  return Promise.all(
    symbols.map(async (symbol) => {
      const file = `symbols/${symbol.slug}.json`;
      const path = pathOf(symbol);
      const data: SymbolPageData = { ...symbol, ...linksOf(path) };
      await createData(file, JSON.stringify(data));
      return {
        path,
        component: '@theme/ReferenceItem',
        exact: true,
        // Not the absolute path that createData returns, which would be in every page's script.
        modules: { symbol: `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}` },
        sidebar,
      };
    }),
  );
}
