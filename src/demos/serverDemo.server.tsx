import registry from '@generated/demos/default/registry';
import type { EmotionCache } from '@emotion/cache';
import { DemoRoot } from './DemoRoot';
import type { ServerDemo } from './serverDemo';
import { serverDemoTheme } from './themes/serverDemoTheme.server';

function entryOf(id: string) {
  const entry = registry.get(id);
  if (!entry) {
    throw new Error(`Demo "${id}" is not in the registry that plugins/demos writes.`);
  }
  return entry;
}

/**
 * A demo ready to render, from the registry that holds every demo of the site synchronously: the
 * server renders a page in one go.
 *
 * Throws when there is no demo of that id.
 */
export function serverDemo(
  id: string,
  { language, styles }: { language: string; styles: EmotionCache | undefined },
): ServerDemo {
  const entry = entryOf(id);
  return {
    element: (
      <DemoRoot
        demo={entry.component}
        theme={serverDemoTheme(id, language)}
        language={language}
        styles={styles}
      />
    ),
  };
}

/** The HTML of a demo's short preview; empty when it has none. Throws as `serverDemo` does. */
export function serverDemoPreview(id: string): string {
  return entryOf(id).previewHtml;
}
