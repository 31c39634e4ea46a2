import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type {
  ApiPageData,
  ComponentApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type { PageLinks } from '@component-docs/page-tree/node/trees';

interface Options {
  pathOf: (slug: string) => string;
  linksOf: (permalink: string) => PageLinks;
  sidebar: string;
}

/** Creates the routes of a product's components that have their own pages. */
export function createApiRoutes(
  apis: readonly ComponentApi[],
  { pathOf, linksOf, sidebar }: Options,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  return Promise.all(
    apis.map(async (api) => {
      const file = `api/${api.slug}.json`;
      const data: ApiPageData = { ...api, ...linksOf(pathOf(api.slug)) };
      await createData(file, JSON.stringify(data));
      return {
        path: pathOf(api.slug),
        component: '@theme/ReferenceItem',
        exact: true,
        // Not the absolute path that createData returns, which would be in every page's script.
        modules: { api: `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}` },
        sidebar,
      };
    }),
  );
}
