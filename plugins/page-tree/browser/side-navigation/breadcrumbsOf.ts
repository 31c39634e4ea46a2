import type {
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemHtml,
} from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/itemProps';

const bare = (path: string) => path.replace(/(.)\/$/, '$1');

/** Returns whether an item is the page at a path. */
export function isAt({ href }: { href?: string | undefined }, path: string): boolean {
  return href !== undefined && bare(href) === bare(path);
}

/** Returns a page that isn't written yet but has API tabs, as a part of the breadcrumbs without a link. */
function plannedPage(item: PropSidebarItemHtml, path: string): PropSidebarBreadcrumbsItem[] {
  const { customProps, value } = item;
  return isAt({ href: itemPropsOf(item).page }, path)
    ? [{ type: 'link', label: value, href: '', ...(customProps && { customProps }) }]
    : [];
}

function trailTo(items: readonly PropSidebarItem[], path: string): PropSidebarBreadcrumbsItem[] {
  for (const item of items) {
    if (item.type === 'html') {
      const planned = plannedPage(item, path);
      if (planned.length > 0) {
        return planned;
      }
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
 * reference are found too, although they aren't documents for Docusaurus, and so are planned pages with API
 * tabs.
 */
export function breadcrumbsOf(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarBreadcrumbsItem[] {
  const trail = trailTo(items, path);
  const parent = bare(path).replace(/\/[^/]*$/, '');
  return trail.length > 0 || parent === '' ? trail : breadcrumbsOf(items, parent);
}
