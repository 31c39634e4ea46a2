import type { PageTreeItem, IconName } from './types';
import { pageToTitle } from './pageTitle';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Mark } from './chips';

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

/**
 * The facts about an item that the build passes to the side navigation, apart from its title and link: the
 * `customProps` of Docusaurus' sidebars (plugins/page-tree/node/trees). Docusaurus requires an address for
 * links, so labels between pages are its HTML items: their `value` is their title, as text. It isn't an
 * interface, because Docusaurus' own type of custom props accepts none.
 */
export type ItemProps = {
  marks?: readonly Mark[];
  icon?: IconName;
  /** Attributes of the item's link. */
  linkProps?: Readonly<Record<string, string>>;
  /** The title is English, and the page is not. */
  lang?: 'en';
  /** The English title, for readers who search for a page by it. */
  englishTitle?: string;
  /** The page has no permanent side navigation. */
  disableDrawer?: true;
  /** The item stands for the API pages whose paths start with this. */
  apiPages?: string;
};

/** Returns the facts about an item that the build passes. */
export function itemPropsOf({ customProps = {} }: Pick<PropSidebarItem, 'customProps'>): ItemProps {
  return customProps;
}
