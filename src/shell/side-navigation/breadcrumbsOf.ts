import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';

const bare = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * The groups that hold a page, outermost first, and the page itself; empty when the items do not have
 * it. A page of the API reference, which is no document to Docusaurus, counts as one.
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
