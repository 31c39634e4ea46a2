/** A change of a file that Docusaurus watches, and who watches it. */
export interface Change {
  /** Without it, Docusaurus loads the whole site again. */
  plugin: string | undefined;
  event: string;
  /** From the site's root. */
  path: string;
}

/** Translated pages: a docs plugin watches them, too. */
const TRANSLATED_PAGE = /^i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/current\//;

const PAGE = /\.mdx$/;

/** Files of demos, which the bundler follows itself (plugins/demos/node/live). */
const DEMO = /^docs\/.*\/demos\/.*\.(?:tsx?|css)$/;

/**
 * What a change is for: the plugin has to load its content again, or the bundler alone, or the plugin only if
 * what it derives from the page is another.
 */
export type Answer = 'reload' | 'bundler' | 'if-facts-changed';

/** Returns who has to answer a change in the development server. */
export function answerOf({ plugin, event, path }: Change): Answer {
  if (plugin === undefined) {
    return TRANSLATED_PAGE.test(path) ? 'bundler' : 'reload';
  }
  if (event !== 'change') {
    return 'reload';
  }
  if (DEMO.test(path)) {
    return 'bundler';
  }
  return PAGE.test(path) ? 'if-facts-changed' : 'reload';
}
