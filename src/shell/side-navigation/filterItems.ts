import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** What a filter leaves of a side navigation. */
export interface FilteredItems {
  /** The items that stay: matches, what a matching group holds, and the groups around them. */
  shown: ReadonlySet<PropSidebarItem>;
  /** How many pages stay, planned ones included. */
  count: number;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** One form for all ways to write a text: no case, accents, width, or repeated spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * The title of an item. That of a planned page is the first text in its HTML, before its chips
 * (plugins/navigation/page-tree/plannedHtml.ts).
 */
export function titleOf(item: PropSidebarItem): string {
  if (item.type !== 'html') {
    return item.label;
  }
  const text = /^(?:<[^>]*>)*([^<]*)/.exec(item.value)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity).trim();
}

/**
 * The texts that an item is found by: its title, and the English one where it is not a part of it
 * (plugins/navigation/page-tree/toSidebar.ts).
 */
function namesOf(item: PropSidebarItem): string[] {
  const english = item.customProps?.englishTitle;
  return typeof english === 'string' ? [titleOf(item), english] : [titleOf(item)];
}

/** Whether an item stands for a page: a label between items does not. */
function isPage(item: PropSidebarItem): boolean {
  return item.type === 'link' || (item.type === 'html' && item.customProps?.planned === true);
}

/**
 * Filters a side navigation by the titles, in the reader's language or in English, that hold a
 * text, whatever their case and accents. A
 * group whose own title holds it stays whole; any other one, subheaders included, stays with what
 * matches in it. Null for a text without a character to look for: nothing is filtered.
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
    const stays =
      item.type === 'category'
        ? // Every child is visited: `some` would stop at the first.
          item.items.filter((child) => show(child, matches)).length > 0
        : matches && (isPage(item) || isInMatch);
    if (stays) {
      shown.add(item);
      count += isPage(item) ? 1 : 0;
    }
    return stays;
  };
  items.forEach((item) => show(item, false));
  return { shown, count };
}
