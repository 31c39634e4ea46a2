import type { ItemProps } from '../../shared/itemProps';
import { isPlanned, normalizePathname } from '../../shared/items';
import { pageToTitle } from '../../shared/pageTitle';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { plannedTarget } from '../../shared/plannedTarget';
import type { PlannedTarget } from '../../shared/plannedTarget';
import type { PageTreeItem, MissingFlag } from '../../shared/types';
import type { SidebarHtml, SidebarInput, SidebarItem } from './types';
import { marksOf, ENGLISH_LABELS } from '../../shared/chips';

/**
 * Returns what the theme needs to know about an item's English title when the sidebar is in another
 * language: the title, for readers who search for a page by it, unless the label contains it
 * (`Button 按钮`), or that the label itself is English.
 */
function englishProps(item: PageTreeItem, label: string): ItemProps {
  const english = pageToTitle(item);
  if (english === label) {
    return { lang: 'en' };
  }
  return english && !label.includes(english) ? { englishTitle: english } : {};
}

/**
 * Returns what the theme needs from an item apart from its label and link. Empty when the item has nothing of
 * it.
 *
 * @param missing the mark of a page that doesn't exist
 */
function customPropsOf(
  item: PageTreeItem,
  label: string,
  { isTranslated, labels = ENGLISH_LABELS }: Pick<SidebarInput, 'isTranslated' | 'labels'>,
  missing?: MissingFlag,
): ItemProps {
  const marks = marksOf(item, labels, missing);
  return {
    ...(marks.length > 0 && { marks }),
    ...(item.icon && { icon: item.icon }),
    ...(item.linkProps && { linkProps: item.linkProps }),
    ...(isTranslated && englishProps(item, label)),
    ...(item.disableDrawer && { disableDrawer: true }),
  };
}

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
