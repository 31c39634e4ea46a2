import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { closeEnough } from '../query/closeness';
import type { Closeness } from '../query/closeness';
import type { RankedGroup } from '../query/groupHits';
import type { Query } from '../query/parseQuery';
import { searchIndex } from '../query/searchIndex';
import type { ProductIndex } from './createIndexStore';
import type { SearchRequest } from './messages';

/** The hits on a page, and the index that they are from. */
export interface Found extends RankedGroup {
  index: ProductIndex;
}

/** Longer lists would themselves have to be searched. */
const MAX_GROUPS = 40;

/** Most questions are about the first product. */
const MAIN_PRODUCT = PRODUCTS[0].id;
const MAIN_WEIGHT = 1.5;

/** How much the pages of a product, or of its part, count more than others if the query names it. */
const NAMED_WEIGHT = 16;

/** How much the pages of the reader's product count more than those of others. */
const OWN_WEIGHT = 4;

/** Returns how much a page of a product counts for a query. */
function weightOf(
  product: ProductId,
  path: string,
  { folders }: Query,
  own: readonly ProductId[],
): number {
  const isNamed = folders.some((folder) => path.startsWith(folder));
  return (
    (product === MAIN_PRODUCT ? MAIN_WEIGHT : 1) *
    (isNamed ? NAMED_WEIGHT : 1) *
    (own.includes(product) ? OWN_WEIGHT : 1)
  );
}

/**
 * Returns the pages that match in several indexes, best first; of equal ones, in their order.
 *
 * @param request its kinds restrict the hits, unless the query itself does; its products are the reader's
 */
export function findGroups(
  indexes: readonly ProductIndex[],
  query: Query,
  closeness: Closeness,
  { kinds, products }: Pick<SearchRequest, 'kinds' | 'products'>,
): Found[] {
  const found = indexes
    .flatMap((index) =>
      searchIndex(index, query, closeness === 'alike', kinds).map((group) => ({
        ...group,
        index,
        score: group.score * weightOf(index.product, group.page.path, query, products),
      })),
    )
    .sort((a, b) => b.score - a.score);
  return closeEnough(found, closeness).slice(0, MAX_GROUPS);
}
