// The site's configuration, for a build of the pages that CHECKED_PAGES names (see buildPages.ts).
import '../../../src/site';
import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../../../docusaurus.config';
import demos from '@component-docs/demos';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import licenses from '@component-docs/hosting/node/licenses';
import pageChecks from '@component-docs/docs-checks/node/page-checks';
import linkCheck from '@component-docs/docs-checks/node/link-check';
import markdownOutput from '@component-docs/markdown-output';
import productDocs from '@component-docs/product-docs';
import { onlyPages } from './onlyPages';

const pages = new Set((process.env.CHECKED_PAGES ?? '').split(','));
const productPages = onlyPages(productDocs, pages);

/** Plugins whose checks run for the given pages apart, or whose files aren't part of a page. */
const LEFT_OUT = new Set<unknown>([pageChecks, linkCheck, markdownOutput, licenses]);

/** Pages that show the demos of others. */
const OVERVIEW = /\/all-components$|^\/$/;

/** Returns whether the demos of a page, given by its folder in `docs`, are on one of the pages. */
function isNeeded(folder: string): boolean {
  const product = PRODUCTS.find(({ id }) => folder.startsWith(`${id}/`));
  const page = product && `/${product.basePath}${folder.slice(product.id.length)}`;
  return page !== undefined && pages.has(page);
}

const needsAllDemos = [...pages].some((page) => OVERVIEW.test(page));

function restrict(plugin: PluginConfig): PluginConfig[] {
  const [create, options] = Array.isArray(plugin) ? plugin : [plugin];
  if (create === (productDocs as unknown)) {
    return [[productPages, options] as unknown as PluginConfig];
  }
  if (create === (demos as unknown) && !needsAllDemos) {
    return [[demos, { ...(options as object), isNeeded }] as unknown as PluginConfig];
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
