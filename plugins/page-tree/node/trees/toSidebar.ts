import type { ItemProps } from '../../shared/itemProps';
import { isPlanned } from '../../shared/isPlanned';
import { normalizePathname } from '../../shared/normalizePathname';
import { pageToTitle } from '../../shared/pageTitle';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { plannedTarget } from '../../shared/plannedTarget';
import type { PlannedTarget } from '../../shared/plannedTarget';
import type { PageTreeItem } from '../../shared/types';
import { customPropsOf } from './customPropsOf';
import type { SidebarHtml, SidebarInput, SidebarItem } from './types';

function labelOf(item: PageTreeItem, { titleOf = pageToTitle }: SidebarInput): string {
  // Docusaurus doesn't accept an empty label.
  return titleOf(item) || item.pathname;
}

function hrefOf({ pathname, query }: PageTreeItem): string {
  return query ? `${pathname}?${new URLSearchParams(query).toString()}` : pathname;
}

function nonEmpty(customProps: ItemProps) {
  return Object.keys(customProps).length > 0 ? { customProps } : {};
}

function plannedItem(
  item: PageTreeItem,
  { flag, href }: PlannedTarget,
  input: SidebarInput,
): SidebarHtml {
  const label = labelOf(item, input);
  const { permalinkOf = (path: string) => path } = input;
  const page = normalizePathname(item.pathname);
  const hasTab = href?.startsWith(`${page}/`);
  const product = productOfPath(page);
  const isOfOther = input.product && product && product !== input.product;
  return {
    type: 'html',
    value: label,
    customProps: {
      ...customPropsOf(item, label, input, flag),
      planned: true,
      ...(href !== undefined && { href: permalinkOf(href) }),
      ...(isOfOther && { otherProduct: true }),
      // For the breadcrumbs of the tabs.
      ...(hasTab && { page: permalinkOf(page) }),
    },
  };
}

function pageItem(item: PageTreeItem, input: SidebarInput): SidebarItem {
  const label = labelOf(item, input);
  const customProps = customPropsOf(item, label, input);
  if (item.subheader !== undefined) {
    return { type: 'html', value: label, customProps: { ...customProps, divider: true } };
  }
  if (isPlanned(item, input.written)) {
    return plannedItem(item, plannedTarget(item, input.written), input);
  }
  // Docusaurus requires unique translation keys, and labels such as "Overview" repeat.
  const common = { label, key: item.pathname, ...nonEmpty(customProps) };
  const id = input.docs.get(normalizePathname(item.pathname));
  return id === undefined || item.query
    ? { type: 'link', href: hrefOf(item), ...common }
    : { type: 'doc', id, ...common };
}

/** Returns the placeholder of a group's API pages, which also shows the group as planned if it stays empty. */
function apiItems(item: PageTreeItem, input: SidebarInput): SidebarItem[] {
  const { apiPages } = item;
  if (apiPages === undefined) {
    return [];
  }
  const label = labelOf(item, input);
  const customProps = { ...customPropsOf(item, label, input, 'planned'), apiPages };
  return [{ type: 'html', value: label, customProps }];
}

function groupItems(item: PageTreeItem, input: SidebarInput): SidebarItem[] {
  const label = labelOf(item, input);
  const items = [...toSidebar(item.children ?? [], input), ...apiItems(item, input)];
  // Docusaurus doesn't accept an empty category.
  if (items.length === 0) {
    return [];
  }
  return [
    {
      type: 'category',
      label,
      key: item.pathname,
      ...(item.subheader !== undefined && {
        collapsible: false,
        className: 'sidebar-subheader',
      }),
      ...nonEmpty(customPropsOf(item, label, input)),
      items,
    },
  ];
}

/**
 * Converts a page tree to a sidebar. Groups become collapsible categories without their own page,
 * subheaders become labels above their items, written documents become links to them, planned pages
 * become links to the API page of their component or to the official page, and external pages and pages of other
 * products become links. Leaves out items with `inSideNav: false`.
 */
export function toSidebar(pages: readonly PageTreeItem[], input: SidebarInput): SidebarItem[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .flatMap((item) => (item.children ? groupItems(item, input) : [pageItem(item, input)]));
}
