import type { ReactElement } from 'react';
import registry from '@generated/demos/default/registry';
import { DemoRoot } from './DemoRoot';
import { DemoFrame } from './DemoFrame';
import type { ServerOptions } from './serverDemo';
import { serverDemoTheme } from '@component-docs/demo-themes/browser/serverDemoTheme.server';

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
export function serverDemo(id: string, options: ServerOptions): ReactElement {
  const { language, styles, frame } = options;
  return (
    <DemoRoot
      demo={entryOf(id).component}
      theme={serverDemoTheme(id, language)}
      language={language}
      styles={styles}
      frame={frame && { ...frame, stylesheets: [], Component: DemoFrame }}
    />
  );
}

/**
 * Returns the HTML of a demo's short preview; empty if it has none. Throws when no demo has the id.
 */
export function serverDemoPreview(id: string): string {
  return entryOf(id).previewHtml;
}
