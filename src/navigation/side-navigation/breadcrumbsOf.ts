import type {
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemHtml,
} from '@docusaurus/plugin-content-docs';

const bare = (path: string) => path.replace(/(.)\/$/, '$1');

/** Returns a page that isn't written yet but has API tabs, as a part of the breadcrumbs without a link. */
function plannedPage(
  { customProps = {} }: PropSidebarItemHtml,
  path: string,
): PropSidebarBreadcrumbsItem[] {
  const { label, page } = customProps;
  return typeof label === 'string' && typeof page === 'string' && bare(page) === bare(path)
    ? [{ type: 'link', label, href: '', customProps }]
    : [];
}

/**
 * Returns the groups that contain a page, outermost first, and the page itself; empty if it isn't
 * among the items. Pages of the API reference are found too, although they aren't documents for
 * Docusaurus, and so are planned pages with API tabs.
 */
export function breadcrumbsOf(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarBreadcrumbsItem[] {
  for (const item of items) {
    if (item.type === 'html') {
      const planned = plannedPage(item, path);
      if (planned.length > 0) {
        return planned;
      }
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
