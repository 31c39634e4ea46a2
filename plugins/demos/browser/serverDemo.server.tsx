import registry from '@generated/demos/default/registry';
import { DemoRoot } from './DemoRoot';
import { DemoFrame } from './DemoFrame';
import type { ServerDemo, ServerOptions } from './serverDemo';
import { serverDemoTheme } from './themes/serverDemoTheme.server';

function entryOf(id: string) {
  const entry = registry.get(id);
  if (!entry) {
    throw new Error(`Demo "${id}" is not in the registry that plugins/demos/node writes.`);
  }
  return entry;
}

/**
 * Returns a demo that is ready to render, from the registry that holds every demo of the site
 * synchronously, because the server renders a page synchronously.
 *
 * Throws when no demo has the id.
 */
export function serverDemo(id: string, { language, styles, frame }: ServerOptions): ServerDemo {
  const entry = entryOf(id);
  return {
    element: (
      <DemoRoot
        demo={entry.component}
        theme={serverDemoTheme(id, language)}
        language={language}
        styles={styles}
        frame={frame && { ...frame, stylesheets: [], Component: DemoFrame }}
      />
    ),
  };
}

/**
 * Returns the HTML of a demo's short preview; empty if it has none. Throws when no demo has the id.
 */
export function serverDemoPreview(id: string): string {
  return entryOf(id).previewHtml;
}
