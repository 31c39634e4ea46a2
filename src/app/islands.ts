import type { IslandModules } from '@component-docs/static-pages/browser/islands';
import type { ToolName } from '../customization/tools';

/**
 * The modules of the site's own islands, by the names that pages print (`<Island module="…">`). A new
 * one gets a line here and its own chunk.
 */
export const ISLANDS: IslandModules = {
  async 'customization-tool'(props: { name: ToolName; language: string }) {
    const { loadTool } = await import(
      /* webpackChunkName: "customization-tool" */ '../customization/loadTool'
    );
    const tool = await loadTool(props);
    return () => tool;
  },
  'error-triggers': () =>
    import(/* webpackChunkName: "error-triggers" */ '../site-pages/ErrorTriggers').then(
      (module) => module.ErrorTriggers,
    ),
  feedback: () =>
    import(/* webpackChunkName: "helpful" */ '../feedback/Feedback').then(
      (module) => module.Feedback,
    ),
  'page-finder': () =>
    import(/* webpackChunkName: "page-finder" */ '../site-pages/not-found/PageFinder').then(
      (module) => module.PageFinder,
    ),
  showcase: () =>
    import(/* webpackChunkName: "showcase" */ '../site-pages/home/showcase/Showcase').then(
      (module) => module.Showcase,
    ),
  sizes: () =>
    import(/* webpackChunkName: "sizes" */ '../site-pages/home/x/SizeGrid').then(
      (module) => module.SizeGrid,
    ),
  'style-property': () =>
    import(/* webpackChunkName: "style-property" */ '../style-properties/StylePropertyIsland').then(
      (module) => module.StylePropertyIsland,
    ),
};
