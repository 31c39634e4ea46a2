import { pageToTitle } from './pageTitle';
import type { PageTreeItem } from './types';

/** An item with where it stands: its ancestors, outermost first. */
export interface PlacedItem {
  item: PageTreeItem;
  ancestors: readonly PageTreeItem[];
}

/** Every item of a tree, depth-first, each before its children. */
export function walkPages(
  pages: readonly PageTreeItem[],
  ancestors: readonly PageTreeItem[] = [],
): PlacedItem[] {
  return pages.flatMap((item) => [
    { item, ancestors },
    ...walkPages(item.children ?? [], [...ancestors, item]),
  ]);
}

/** Where an item stands, for messages: `Components › Inputs › Button (/material-ui/react-button)`. */
export function placeOf({ item, ancestors }: PlacedItem): string {
  const trail = [...ancestors, item].map((step) => pageToTitle(step) || step.pathname);
  return `${trail.join(' › ')} (${item.pathname})`;
}
