import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { PlannedTabData } from '../../../src/api-reference/shared/tabs/types';
import { pageModuleName } from './pageModuleName';
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
      const file = pageModuleName(page.permalink, data.tab);
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
