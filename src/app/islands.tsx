import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import type { ToolName } from '../customization/shared/toolNames';
import type { DemoIslandProps } from '@component-docs/demos/browser/DemoIsland';
import type { PlaygroundProps } from '@component-docs/playgrounds/shared/types';
import type { ApiFilterProps } from '@component-docs/search/browser/api-filter/ApiFilter';
import type { FeedbackProps } from '../feedback/Feedback';
import type { NavigationProps } from '@component-docs/page-tree/shared/navigationProps';
import type { StylePropertyModel } from '../style-properties/shared/types';
import type { PageFinderProps } from '../site-pages/not-found/PageFinder';

/**
 * The modules that islands are made of, by the names that pages print (`<Island module="…">`). A new
 * one gets a line here and its own chunk.
 */
export const ISLANDS: IslandModules = {
  async 'api-filter'(props: ApiFilterProps) {
    const { ApiFilter } = await import(
      /* webpackChunkName: "api-filter" */ '@component-docs/search/browser/api-filter/ApiFilter'
    );
    return <ApiFilter {...props} />;
  },
  async 'customization-tool'(props: { name: ToolName; language: string }) {
    const { loadTool } = await import(
      /* webpackChunkName: "customization-tool" */ '../customization/loadTool'
    );
    return loadTool(props);
  },
  async demo(props: DemoIslandProps) {
    const { DemoIsland } = await import(
      /* webpackChunkName: "demo" */ '@component-docs/demos/browser/DemoIsland'
    );
    return <DemoIsland {...props} />;
  },
  async 'error-triggers'() {
    const { ErrorTriggers } = await import(
      /* webpackChunkName: "error-triggers" */ '../site-pages/production-error/ErrorTriggers'
    );
    return <ErrorTriggers />;
  },
  async feedback(props: FeedbackProps) {
    const { Feedback } = await import(/* webpackChunkName: "helpful" */ '../feedback/Feedback');
    return <Feedback {...props} />;
  },
  async 'page-finder'(props: PageFinderProps) {
    const { PageFinder } = await import(
      /* webpackChunkName: "page-finder" */ '../site-pages/not-found/PageFinder'
    );
    return <PageFinder {...props} />;
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
  async showcase() {
    const { Showcase } = await import(
      /* webpackChunkName: "showcase" */ '../site-pages/home/showcase/Showcase'
    );
    return <Showcase />;
  },
  async 'side-navigation'(props: NavigationProps) {
    const { loadNavigation } = await import(
      /* webpackChunkName: "side-navigation" */ '@component-docs/page-tree/browser/side-navigation/loadNavigation'
    );
    const navigation = await loadNavigation(props);
    return navigation();
  },
  async 'style-property'(props: StylePropertyModel) {
    const { StylePropertyIsland } = await import(
      /* webpackChunkName: "style-property" */ '../style-properties/StylePropertyIsland'
    );
    return <StylePropertyIsland {...props} />;
  },
};
