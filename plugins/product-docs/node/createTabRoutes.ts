import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { tabPath } from '@component-docs/api-reference/shared/tabs/tabPath';
import type { PlannedTabData } from '@component-docs/api-reference/shared/tabs/types';
import { tabsOf } from './apiTabs';
import type { TabPage } from './apiTabs';

/**
 * Creates the routes of a product's API tabs. Each shows the page's own document with that tab open, or
 * the tab alone if the page isn't written yet.
 */
export function createTabRoutes(
  tabs: readonly TabPage[],
  sidebar: string,
  { createData }: PluginContentLoadedActions,
): Promise<RouteConfig[]> {
  return Promise.all(
    tabs.map(async ({ page, path, data }) => {
      // The last two segments of the path: `tabs/react-button--hooks-api.json`.
      const name = tabPath(page.permalink, data.tab).split('/').slice(-2).join('--');
      const file = `tabs/${name}.json`;
      // Not the absolute path that createData returns, which would be in every page's script.
      const api = `@generated/docusaurus-plugin-content-docs/${sidebar}/${file}`;
      if (page.source !== undefined) {
        await createData(file, JSON.stringify(data));
        const modules = { content: page.source, api };
        return { path, component: '@theme/ApiTabItem', exact: true, modules, sidebar };
      }
      const planned: PlannedTabData = { ...data, page: page.title, tabs: tabsOf(page) };
      await createData(file, JSON.stringify(planned));
      return { path, component: '@theme/PlannedTabItem', exact: true, modules: { api }, sidebar };
    }),
  );
}
