import { marksOf } from '@component-docs/page-tree/shared/chips';
import type { MarkLabels, Mark } from '@component-docs/page-tree/shared/chips';
import { isExternal, isPage, walkPages } from '@component-docs/page-tree/shared/items';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';

/** The card of a component page in an overview. */
export interface OverviewCard {
  title: string;
  /** Site path, or the address of a page of another site. */
  href: string;
  /** Id of the thumbnail, `<product>/<Name>`; absent for pages of other products. */
  thumbnail?: string;
  /** The same as in the side navigation. */
  marks: readonly Mark[];
}

export interface OverviewGroup {
  /** Anchor of the group's heading, which is English in every language. */
  id: string;
  title: string;
  cards: readonly OverviewCard[];
}

/** A page that shows all components of a product, each with a thumbnail. */
export interface Overview {
  /** Also the id of its page tree and of its docs folder. */
  readonly product: ProductId;
  /** Pathname of the tree's group that holds the components. */
  readonly group: string;
  /** The page's folder under `docs/`; its thumbnails are in `thumbnails/` there. */
  readonly folder: string;
}

/** The overviews of the products that have one: `docs/<product>/all-components`. */
export const OVERVIEWS: readonly Overview[] = PRODUCTS.flatMap(({ id, componentGroup }) =>
  componentGroup ? [{ product: id, group: componentGroup, folder: `${id}/all-components` }] : [],
);

/** Returns the name of a page's thumbnail and its file: `RadioButton` for `react-radio-button`. */
export function thumbnailName(pathname: string): string {
  const slug = pathname
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/^react-/, '');
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The texts of cards in the reader's language. */
export interface OverviewInput {
  titleOf: (item: PageTreeItem) => string | null;
  labels: MarkLabels;
}

function isPageOf(product: Overview['product'], { pathname }: PageTreeItem): boolean {
  return PRODUCTS.some(
    ({ id, basePath }) => id === product && pathname.startsWith(`/${basePath}/`),
  );
}

function cardOf(
  item: PageTreeItem,
  product: Overview['product'],
  { titleOf, labels }: OverviewInput,
): OverviewCard {
  return {
    title: titleOf(item) || item.pathname,
    href: item.pathname,
    ...(isPageOf(product, item) && { thumbnail: `${product}/${thumbnailName(item.pathname)}` }),
    marks: marksOf(item, labels),
  };
}

function anchorOf(group: PageTreeItem): string {
  return (pageToTitle(group) || group.pathname).toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/**
 * Returns the groups of an overview from the product's page tree, in order, each with a card for
 * every page and external link in it. Pages outside of groups have no card.
 */
export function componentGroups(
  tree: readonly PageTreeItem[],
  { product, group }: Overview,
  input: OverviewInput,
): OverviewGroup[] {
  const components = walkPages(tree).find(({ item }) => item.pathname === group);
  return (components?.item.children ?? [])
    .filter(({ children }) => children !== undefined)
    .map((item) => ({
      id: anchorOf(item),
      title: input.titleOf(item) || item.pathname,
      cards: walkPages(item.children ?? [])
        .filter(({ item: page }) => (isPage(page) || isExternal(page)) && page.inSideNav !== false)
        .map(({ item: page }) => cardOf(page, product, input)),
    }));
}
