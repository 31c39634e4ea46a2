import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import type { PlaygroundProps } from '@component-docs/playgrounds/shared/types';
import type { NavigationProps } from '@component-docs/page-tree/shared/navigationProps';

/** The islands that the packages' own components print, by their names. */
export const ISLANDS: IslandModules = {
  'api-filter': () =>
    import(
      /* webpackChunkName: "api-filter" */ '@component-docs/search/browser/api-filter/ApiFilter'
    ).then((module) => module.ApiFilter),
  demo: () =>
    import(/* webpackChunkName: "demo" */ '@component-docs/demos/browser/DemoIsland').then(
      (module) => module.DemoIsland,
    ),
  async playground(props: PlaygroundProps) {
    const { loadPlayground } = await import(
      /* webpackChunkName: "playground" */ '@component-docs/playgrounds/browser/loadPlayground'
    );
    const playground = await loadPlayground(props);
    return () => playground;
  },
  'search-page': () =>
    import(
      /* webpackChunkName: "search-page" */ '@component-docs/search/browser/page/SearchPage'
    ).then((module) => module.SearchPage),
  async 'side-navigation'(props: NavigationProps) {
    const { loadNavigation } = await import(
      /* webpackChunkName: "side-navigation" */ '@component-docs/page-tree/browser/side-navigation/loadNavigation'
    );
    const navigation = await loadNavigation(props);
    return () => navigation();
  },
};
