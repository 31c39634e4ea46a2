import { isApiTab, normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';
import { placeOf, walkPages } from './walkPages';
import type { PlacedItem } from './walkPages';

/** Two items of one tree with the same normalised pathname. */
export interface Duplicate {
  pathname: string;
  first: PlacedItem;
  second: PlacedItem;
}

/**
 * The items of a tree whose normalised pathname an earlier item has. Items whose own pathname
 * names an API tab are exempt: they neither are a duplicate nor make one (behaviours §4).
 */
export function findDuplicates(pages: readonly PageTreeItem[]): Duplicate[] {
  const seen = new Map<string, PlacedItem>();
  return walkPages(pages)
    .filter(({ item }) => !isApiTab(item.pathname))
    .flatMap((second) => {
      const key = normalizePathname(second.item.pathname);
      const first = seen.get(key);
      if (!first) {
        seen.set(key, second);
        return [];
      }
      return [{ pathname: second.item.pathname, first, second }];
    });
}

/** What a duplicate is called on every channel, then its two places and the mend. */
export function duplicateMessage({ pathname, first, second }: Duplicate): string {
  return `Duplicated pathname ${pathname} in pages: first ${placeOf(first)}, then ${placeOf(second)}. Remove one of them or correct its pathname.`;
}

/** Throws `Duplicated pathname <pathname> in pages`, with both places, for the first duplicate. */
export function assertUniquePathnames(pages: readonly PageTreeItem[]): void {
  const [duplicate] = findDuplicates(pages);
  if (duplicate) {
    throw new Error(duplicateMessage(duplicate));
  }
}
