import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
import { keepPages } from './keepPages';

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
