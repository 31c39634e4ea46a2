import { isPage } from './itemKind';
import { normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';

/**
 * Returns whether an item is a page of the site that isn't written yet.
 *
 * @param written site paths of all existing pages, without a trailing slash
 */
export function isPlanned(item: PageTreeItem, written: ReadonlySet<string>): boolean {
  return isPage(item) && !written.has(normalizePathname(item.pathname));
}
