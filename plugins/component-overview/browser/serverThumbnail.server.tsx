import registry from '@generated/component-overview/default/thumbnails';
import type { EmotionCache } from '@emotion/cache';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { serverDemoTheme } from '@component-docs/demo-themes/browser/serverDemoTheme.server';
import { renderIsland } from '@component-docs/static-pages/browser/islands';
import { isolateHtml } from './isolateHtml';
import type { ThumbnailHtml } from './serverThumbnail';

/**
 * Returns the HTML of a thumbnail: the component itself, rendered in the demos' theme with the
 * page's styles. It is never hydrated, so it needs no script. Empty if no thumbnail has the id.
 *
 * Throws an error that names the thumbnail when rendering fails.
 */
export function serverThumbnail(id: string, styles: EmotionCache | undefined): ThumbnailHtml {
  const entry = registry.get(id);
  if (!entry) {
    return { html: '', isDemo: false };
  }
  const { component, isDemo } = entry;
  try {
    const theme = serverDemoTheme(id, 'en');
    const html = renderIsland(
      id,
      <DemoRoot demo={component} theme={theme} language="en" styles={styles} />,
    );
    return { html: isolateHtml(html, id), isDemo };
  } catch (cause) {
    throw new Error(`Thumbnail "${id}" could not be rendered on the server: ${String(cause)}`, {
      cause,
    });
  }
}
