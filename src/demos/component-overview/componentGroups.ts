import { FLAG_TONES, flagsOf } from '../../site/navigation/chips';
import { isPage } from '../../site/navigation/itemKind';
import { pageToTitle } from '../../site/navigation/pageTitle';
import type { Flag, PageTreeItem } from '../../site/navigation/types';
import { walkPages } from '../../site/navigation/walkPages';
import { PRODUCTS } from '../../site/products/products';
import type { Overview } from './overviews';
import { thumbnailName } from './thumbnailName';
import type { OverviewCard, OverviewGroup } from './types';

/** Texts in the reader's language. */
export interface OverviewTexts {
  titleOf: (item: PageTreeItem) => string | null;
  flags: Readonly<Record<Flag, string>>;
}

function isPageOf(product: Overview['product'], { pathname }: PageTreeItem): boolean {
  return PRODUCTS.some(
    ({ id, basePath }) => id === product && pathname.startsWith(`/${basePath}/`),
  );
}

function cardOf(
  item: PageTreeItem,
  product: Overview['product'],
  { titleOf, flags }: OverviewTexts,
): OverviewCard {
  return {
    title: titleOf(item) || item.pathname,
    ...(!item.planned && { href: item.pathname }),
    ...(isPageOf(product, item) && { thumbnail: `${product}/${thumbnailName(item.pathname)}` }),
    chips: flagsOf(item).map((flag) => ({ label: flags[flag], tone: FLAG_TONES[flag] })),
  };
}

function anchorOf(group: PageTreeItem): string {
  return (pageToTitle(group) || group.pathname).toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/**
 * Returns the groups of an overview, from the product's page tree: the groups inside the group of
 * components, in order, each with a card for every page in it. Pages that aren't in a group, such
 * as the overview itself, have no card.
 */
export function componentGroups(
  tree: readonly PageTreeItem[],
  { product, group }: Overview,
  texts: OverviewTexts,
): OverviewGroup[] {
  const components = walkPages(tree).find(({ item }) => item.pathname === group);
  return (components?.item.children ?? [])
    .filter(({ children }) => children !== undefined)
    .map((item) => ({
      id: anchorOf(item),
      title: texts.titleOf(item) || item.pathname,
      cards: walkPages(item.children ?? [])
        .filter(({ item: page }) => isPage(page) && page.inSideNav !== false)
        .map(({ item: page }) => cardOf(page, product, texts)),
    }));
}
