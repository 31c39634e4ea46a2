import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { pageModuleName } from './pageModuleName';
import type { TabPage } from './apiTabs';

/**
 * Creates the routes of a product's API tabs. Each shows the page's own document with that tab
 * open.
 */
export function createTabRoutes(
  tabs: readonly TabPage[],
  sidebar: string,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  return Promise.all(
    tabs.map(async ({ page, path, data }) => {
      const file = pageModuleName(page.permalink, data.tab);
      await createData(file, JSON.stringify(data));
      return {
        path,
        component: '@theme/ApiTabItem',
        exact: true,
        modules: {
          content: page.source,
          // Not the absolute path that createData returns, which would be in every page's script.
          api: `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}`,
        },
        sidebar,
      };
    }),
  );
}
