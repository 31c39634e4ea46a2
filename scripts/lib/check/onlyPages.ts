import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';
import { sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';

/**
 * Returns routes with only the kept pages, and without the routes around pages if none of these is left.
 *
 * @param isKept gets the path of a page as in its route, with the base URL
 */
function keepPages(
  routes: readonly RouteConfig[],
  isKept: (path: string) => boolean,
): RouteConfig[] {
  return routes.flatMap((route) => {
    if (!route.routes) {
      return isKept(route.path) ? [route] : [];
    }
    const kept = keepPages(route.routes, isKept);
    return kept.length > 0 ? [{ ...route, routes: kept }] : [];
  });
}

type CreatePlugin<Options, Content> = (
  context: LoadContext,
  options: Options,
) => Promise<Plugin<Content>>;

/**
 * Returns a plugin that reads everything, so that page trees, links, and references know all pages, and
 * adds the routes of some pages only.
 *
 * @param pages site paths, without a language
 */
export function onlyPages<Options, Content, Statics extends object>(
  createPlugin: CreatePlugin<Options, Content> & Statics,
  pages: ReadonlySet<string>,
): CreatePlugin<Options, Content> & Statics {
  const create: CreatePlugin<Options, Content> = async (context, options) => {
    const plugin = await createPlugin(context, options);
    const isKept = (path: string) => pages.has(sitePathOfPermalink(path, context.baseUrl));
    return {
      ...plugin,
      contentLoaded: async ({ content, actions }) => {
        const addRoute: PluginContentLoadedActions['addRoute'] = (route) =>
          keepPages([route], isKept).forEach((kept) => actions.addRoute(kept));
        await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
      },
    };
  };
  return Object.assign(create, createPlugin);
}
