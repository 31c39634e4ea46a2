import {
  isExternal,
  isPage,
  normalizePathname,
  walkPages,
} from '@component-docs/page-tree/shared/items';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** A page of this site, or of the official one. */
export interface ScopeLink {
  title: string;
  url: string;
}

/**
 * A part of a product: the pages about it that this site has, and the pages that only the official site has.
 */
export interface ScopeRow {
  title: string;
  here: ScopeLink[];
  elsewhere: ScopeLink[];
}

export interface ScopeInput {
  /** Site paths of all existing pages. */
  written: ReadonlySet<string>;
  /** Returns the title of an item in the reader's language. */
  titleOf: (item: PageTreeItem) => string | null;
}

/** Returns the pages of the API reference that a group has without listing them. */
function apiLinks({ apiPages }: PageTreeItem, written: ReadonlySet<string>): ScopeLink[] {
  return apiPages === undefined
    ? []
    : [...written]
        .filter((path) => path.startsWith(apiPages))
        .sort()
        .map((path) => ({ title: pageToTitle({ pathname: path }) || path, url: path }));
}

/** Returns a group as one row. */
export function scopeRow(group: PageTreeItem, { written, titleOf }: ScopeInput): ScopeRow {
  const here: ScopeLink[] = [];
  const elsewhere: ScopeLink[] = [];
  for (const { item } of walkPages([group])) {
    const title = titleOf(item) || item.pathname;
    if (isExternal(item)) {
      elsewhere.push({ title, url: item.pathname });
    } else if (isPage(item)) {
      here.push({ title, url: normalizePathname(item.pathname) });
    }
    here.push(...apiLinks(item, written));
  }
  const unique = new Map(here.map((link) => [link.url, link]));
  // The first title comes from the tree.
  here.toReversed().forEach((link) => unique.set(link.url, link));
  return { title: titleOf(group) || group.pathname, here: [...unique.values()], elsewhere };
}

/** Returns a row for each of the groups that a product's tree consists of. */
export function scopeRows(tree: readonly PageTreeItem[], input: ScopeInput): ScopeRow[] {
  return tree.filter(({ children }) => children).map((group) => scopeRow(group, input));
}
