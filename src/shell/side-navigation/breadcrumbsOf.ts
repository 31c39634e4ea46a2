import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';

const bare = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Returns the groups that contain a page, outermost first, and the page itself; empty if it isn't
 * among the items. Pages of the API reference are found too, although they aren't documents for
 * Docusaurus.
 */
export function breadcrumbsOf(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarBreadcrumbsItem[] {
  for (const item of items) {
    if (item.type === 'html') {
      continue;
    }
    const inside = item.type === 'category' ? breadcrumbsOf(item.items, path) : [];
    const isPage = item.href !== undefined && bare(item.href) === bare(path);
    if (isPage || inside.length > 0) {
      return [item, ...inside];
    }
  }
  return [];
}
