import { isApiTab, normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';
import { placeOf, walkPages } from './walkPages';
import type { PlacedItem } from './walkPages';

/** Two items of one tree with the same normalized pathname. */
export interface Duplicate {
  pathname: string;
  first: PlacedItem;
  second: PlacedItem;
}

/**
 * Returns the items of a tree that have the same normalized pathname as an earlier item. Items whose
 * own pathname contains an API tab are exempt, because they share the path of their page.
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

/** Returns the error message for a duplicate, with both places and the fix. */
export function duplicateMessage({ pathname, first, second }: Duplicate): string {
  return `Duplicated pathname ${pathname} in pages: first ${placeOf(first)}, then ${placeOf(second)}. Remove one of them or correct its pathname.`;
}

/** Throws `Duplicated pathname <pathname> in pages`, with both places, on the first duplicate. */
export function assertUniquePathnames(pages: readonly PageTreeItem[]): void {
  const [duplicate] = findDuplicates(pages);
  if (duplicate) {
    throw new Error(duplicateMessage(duplicate));
  }
}
