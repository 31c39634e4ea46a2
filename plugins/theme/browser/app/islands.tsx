import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import type { ApiFilterProps } from '@component-docs/search/browser/api-filter/ApiFilter';
import type { DemoIslandProps } from '@component-docs/demos/browser/DemoIsland';
import type { PlaygroundProps } from '@component-docs/playgrounds/shared/types';
import type { NavigationProps } from '@component-docs/page-tree/shared/navigationProps';

/** The islands that the packages' own components print, by their names. */
export const ISLANDS: IslandModules = {
  async 'api-filter'(props: ApiFilterProps) {
    const { ApiFilter } = await import(
      /* webpackChunkName: "api-filter" */ '@component-docs/search/browser/api-filter/ApiFilter'
    );
    return <ApiFilter {...props} />;
  },
  async demo(props: DemoIslandProps) {
    const { DemoIsland } = await import(
      /* webpackChunkName: "demo" */ '@component-docs/demos/browser/DemoIsland'
    );
    return <DemoIsland {...props} />;
  },
  async playground(props: PlaygroundProps) {
    const { loadPlayground } = await import(
      /* webpackChunkName: "playground" */ '@component-docs/playgrounds/browser/loadPlayground'
    );
    return loadPlayground(props);
  },
  async 'search-page'() {
    const { SearchPage } = await import(
      /* webpackChunkName: "search-page" */ '@component-docs/search/browser/page/SearchPage'
    );
    return <SearchPage />;
  },
  async 'side-navigation'(props: NavigationProps) {
    const { loadNavigation } = await import(
      /* webpackChunkName: "side-navigation" */ '@component-docs/page-tree/browser/side-navigation/loadNavigation'
    );
    const navigation = await loadNavigation(props);
    return navigation();
  },
};
