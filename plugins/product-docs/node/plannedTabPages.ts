import { normalizePathname } from '@component-docs/page-tree/shared/normalizePathname';
import { walkPages } from '@component-docs/page-tree/shared/walkPages';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { readPlannedPages } from '@component-docs/api-reference/node/links/plannedTabs';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import type { TreeTexts } from '@component-docs/page-tree/node/trees/readTexts';
import type { TabbedPage } from './apiTabs';

/**
 * Returns the planned pages of a product whose API is shown in tabs, so that the reference doesn't wait
 * for them: its addresses are those that the tabs will have on the written page.
 *
 * @param titleOf returns the title of an item of the page tree in the build's language
 */
export async function plannedTabPages(
  product: Product & { id: ProductId },
  titleOf: TreeTexts['titleOf'],
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<TabbedPage[]> {
  const items = new Map(
    walkPages(loadTrees()[product.id]).map(({ item }) => [normalizePathname(item.pathname), item]),
  );
  const planned = await readPlannedPages(siteDir, product);
  return planned.map(({ path, title, components, hooks }) => {
    const item = items.get(path);
    return {
      title: (item && titleOf(item)) ?? title,
      permalink: baseUrl + path.slice(1),
      frontMatter: { components, hooks },
    };
  });
}
