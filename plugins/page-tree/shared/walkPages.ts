import { pageToTitle } from './pageTitle';
import type { PageTreeItem } from './types';

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
