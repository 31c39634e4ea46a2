import { PRODUCTS } from '@component-docs/kit/shared/site/products';

/**
 * Returns the title of a document: the page's title and the product that it is about, or the site
 * for a page of no product.
 *
 * @param pluginId the id of the docs plugin that made the page, which is the id of its product
 */
export function documentTitle(
  title: string | undefined,
  siteTitle: string,
  pluginId: string | undefined,
): string {
  const owner = PRODUCTS.find(({ id }) => id === pluginId)?.name ?? siteTitle;
  const trimmed = title?.trim();
  return trimmed && trimmed !== owner ? `${trimmed} | ${owner}` : owner;
}
