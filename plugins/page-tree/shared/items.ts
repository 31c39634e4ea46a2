import type { PageTreeItem } from './types';
import { pageToTitle } from './pageTitle';

/** Returns whether an item links to another site. */
export function isExternal({ pathname }: PageTreeItem): boolean {
  return !pathname.startsWith('/');
}

/**
 * Returns whether an item is a page of the site. A group isn't, because its pathname is only an
 * identity, and neither is a label without children, which only separates pages.
 */
export function isPage(item: PageTreeItem): boolean {
  return item.children === undefined && item.subheader === undefined && !isExternal(item);
}

const API_TABS = ['components-api', 'hooks-api'] as const;
const REMOVED = ['/[docsTab]', ...API_TABS] as const;

/**
 * Returns the same path for all tabs of a page: without `/[docsTab]`, `components-api`, and
 * `hooks-api`, and without a trailing slash.
 */
export function normalizePathname(pathname: string): string {
  const path = REMOVED.reduce((rest, removed) => rest.replace(removed, ''), pathname);
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Returns whether a pathname belongs to a page's API tab, which may share the page's normalized path. */
export function isApiTab(pathname: string): boolean {
  return API_TABS.some((tab) => pathname.includes(tab));
}

/** An item with its ancestors, outermost first. */
export interface PlacedItem {
  item: PageTreeItem;
  ancestors: readonly PageTreeItem[];
}

/** Returns every item of a tree, depth-first, each before its children. */
export function walkPages(
  pages: readonly PageTreeItem[],
  ancestors: readonly PageTreeItem[] = [],
): PlacedItem[] {
  return pages.flatMap((item) => [
    { item, ancestors },
    ...walkPages(item.children ?? [], [...ancestors, item]),
  ]);
}

/** Returns an item's place, for messages: `Components › Inputs › Button (/ui/button)`. */
export function placeOf({ item, ancestors }: PlacedItem): string {
  const trail = [...ancestors, item].map((step) => pageToTitle(step) || step.pathname);
  return `${trail.join(' › ')} (${item.pathname})`;
}
