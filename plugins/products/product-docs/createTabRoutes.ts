import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { pageModuleName } from './pageModuleName';
import type { TabPage } from './apiTabs';

/** The routes of a product's API tabs: each shows the page's own document, opened at the tab. */
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
          // Not the absolute path that createData gives: it would be in every page's script.
          api: `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}`,
        },
        sidebar,
      };
    }),
  );
}
