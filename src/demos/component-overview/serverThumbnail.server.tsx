import registry from '@generated/component-overview/default/thumbnails';
import type { EmotionCache } from '@emotion/cache';
import { DemoRoot } from '../DemoRoot';
import { serverDemoTheme } from '../themes/serverDemoTheme.server';
import { renderIsland } from '../../runtime/islands';

/**
 * Returns the HTML of a thumbnail: the component itself, rendered in the demos' theme with the
 * page's styles. It is never hydrated, so it needs no script.
 *
 * Throws an error that names the thumbnail when no thumbnail has the id or when rendering fails.
 */
export function serverThumbnail(id: string, styles: EmotionCache | undefined): string {
  const Thumbnail = registry.get(id);
  if (!Thumbnail) {
    throw new Error(
      `Thumbnail "${id}" is not in the registry of plugins/products/component-overview.`,
    );
  }
  try {
    const theme = serverDemoTheme(id, 'en');
    return renderIsland(
      id,
      <DemoRoot demo={Thumbnail} theme={theme} language="en" styles={styles} />,
    );
  } catch (cause) {
    throw new Error(`Thumbnail "${id}" could not be rendered on the server: ${String(cause)}`, {
      cause,
    });
  }
}
