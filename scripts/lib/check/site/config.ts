// The site's configuration, for a build of the pages that CHECKED_PAGES names (see buildPages.ts).
import '../../../../src/site';
import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../../../../docusaurus.config';
import licenses from '@component-docs/hosting/node/licenses';
import pageChecks from '@component-docs/docs-checks/node/page-checks';
import linkCheck from '@component-docs/docs-checks/node/link-check';
import markdownOutput from '@component-docs/markdown-output';
import productDocs from '@component-docs/product-docs';
import { onlyPages } from './onlyPages';

const pages = new Set((process.env.CHECKED_PAGES ?? '').split(','));
const productPages = onlyPages(productDocs, pages);

/** What is checked for the given pages apart, or isn't on a page. */
const LEFT_OUT = new Set<unknown>([pageChecks, linkCheck, markdownOutput, licenses]);

function restrict(plugin: PluginConfig): PluginConfig[] {
  const [create, options] = Array.isArray(plugin) ? plugin : [plugin];
  if (create === (productDocs as unknown)) {
    return [[productPages, options] as unknown as PluginConfig];
  }
  return LEFT_OUT.has(create) ? [] : [plugin];
}

export default {
  ...config,
  // Most links lead to pages that aren't built. The check compares them with the list of all pages.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: config.plugins?.flatMap((plugin) => restrict(plugin as PluginConfig)),
} satisfies Config;
