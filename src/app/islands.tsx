import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import type { ToolName } from '../customization/shared/toolNames';
import type { FeedbackProps } from '../feedback/Feedback';
import type { StylePropertyModel } from '../style-properties/shared/types';
import type { PageFinderProps } from '../site-pages/not-found/PageFinder';

/**
 * The modules of the site's own islands, by the names that pages print (`<Island module="…">`). A new
 * one gets a line here and its own chunk.
 */
export const ISLANDS: IslandModules = {
  async 'customization-tool'(props: { name: ToolName; language: string }) {
    const { loadTool } = await import(
      /* webpackChunkName: "customization-tool" */ '../customization/loadTool'
    );
    return loadTool(props);
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
  async showcase() {
    const { Showcase } = await import(
      /* webpackChunkName: "showcase" */ '../site-pages/home/showcase/Showcase'
    );
    return <Showcase />;
  },
  async 'style-property'(props: StylePropertyModel) {
    const { StylePropertyIsland } = await import(
      /* webpackChunkName: "style-property" */ '../style-properties/StylePropertyIsland'
    );
    return <StylePropertyIsland {...props} />;
  },
};
