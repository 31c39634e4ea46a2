import { reloadPlugin } from '@docusaurus/core/lib/server/plugins/plugins';
import { reloadSite, reloadSitePlugin } from '@docusaurus/core/lib/server/site';
import type { Site } from '@docusaurus/core/lib/server/site';
import { SITE } from './reloadQueue';
import type { Failure, Reader } from './reloadQueue';

/** The plugin of this folder. It has no content, so loading it again only composes the site. */
export const NAME = 'development';

/**
 * Creates a function that loads plugins again, and composes routes and data of the site from them once. Docusaurus
 * does both for each plugin: side by side, the last one to end would overwrite the routes of the others, and
 * one after another, the first one would fail on files that only the next one knows to be gone.
 *
 * @param start the site as it is
 */
export function createReload(start: Site) {
  let site = start;

  return async (readers: readonly Reader[]): Promise<Failure[]> => {
    if (readers.includes(SITE)) {
      site = await reloadSite(site);
      return [];
    }
    const failures: Failure[] = [];
    // Without `allContentLoaded`, so that one plugin's reload doesn't run the hooks for the content of all
    // plugins.
    let plugins: Site['props']['plugins'] = site.props.plugins.map((plugin) => ({
      ...plugin,
      allContentLoaded: undefined,
    }));
    for (const reader of readers) {
      const [name = '', id = ''] = reader.split('@');
      try {
        const context = site.props;
        ({ plugins } = await reloadPlugin({ pluginIdentifier: { name, id }, plugins, context }));
      } catch (error) {
        failures.push({ reader, error });
      }
    }
    if (failures.length < readers.length) {
      const loaded = plugins.map((plugin, index) => ({
        ...plugin,
        allContentLoaded: site.props.plugins[index]?.allContentLoaded,
      }));
      const next = { ...site, props: { ...site.props, plugins: loaded } };
      site = await reloadSitePlugin(next, { name: NAME, id: 'default' });
    }
    return failures;
  };
}
