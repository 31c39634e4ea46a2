import type { PropSidebarItem, PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/items';

/** The part of a side navigation that matches a filter. */
export interface FilteredItems {
  /**
   * The items that are shown: matches, the content of matching groups, and the groups around them.
   */
  shown: ReadonlySet<PropSidebarItem>;
  /** Number of pages that are shown. */
  count: number;
}

/**
 * Returns a normalized text for comparisons, without differences in case, accents, width, or
 * repeated spaces.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Returns the texts that an item can be found by: its title, and the English title if that isn't
 * part of it.
 */
function namesOf(item: PropSidebarItem): string[] {
  const { englishTitle } = itemPropsOf(item);
  const title = item.type === 'html' ? item.value : item.label;
  return englishTitle === undefined ? [title] : [title, englishTitle];
}

/**
 * Filters a side navigation by title, in the reader's language or in English, ignoring case and
 * accents. If a group's own title matches, all of its items are shown; otherwise a group, or a
 * subheader, is shown with the matches in it. Returns null if the query contains no text, so that
 * nothing is filtered.
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  query: string,
): FilteredItems | null {
  const wanted = foldText(query);
  if (!wanted) {
    return null;
  }
  const shown = new Set<PropSidebarItem>();
  let count = 0;
  const show = (item: PropSidebarItem, isInMatch: boolean): boolean => {
    const matches = isInMatch || namesOf(item).some((name) => foldText(name).includes(wanted));
    const isShown =
      item.type === 'category'
        ? // Not `some`, which would stop at the first match: every child must be visited.
          item.items.filter((child) => show(child, matches)).length > 0
        : matches && (item.type === 'link' || isInMatch);
    if (isShown) {
      shown.add(item);
      count += item.type === 'link' ? 1 : 0;
    }
    return isShown;
  };
  items.forEach((item) => show(item, false));
  return { shown, count };
}

const bare = (path: string) => path.replace(/(.)\/$/, '$1');

/** Returns whether an item is the page at a path. */
export function isAt({ href }: { href?: string | undefined }, path: string): boolean {
  return href !== undefined && bare(href) === bare(path);
}

function trailTo(items: readonly PropSidebarItem[], path: string): PropSidebarBreadcrumbsItem[] {
  for (const item of items) {
    if (item.type === 'html') {
      continue;
    }
    const inside = item.type === 'category' ? trailTo(item.items, path) : [];
    if (isAt(item, path) || inside.length > 0) {
      return [item, ...inside];
    }
  }
  return [];
}

/**
 * Returns the groups that contain a page, outermost first, and the page itself. A page that isn't among the
 * items, such as a tab of another page, is under the nearest page above it in the path. Pages of the API
 * reference are found too, although they aren't documents for Docusaurus.
 */
export function breadcrumbsOf(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarBreadcrumbsItem[] {
  const trail = trailTo(items, path);
  const parent = bare(path).replace(/\/[^/]*$/, '');
  return trail.length > 0 || parent === '' ? trail : breadcrumbsOf(items, parent);
}
