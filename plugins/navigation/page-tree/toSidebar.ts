import { isPlanned } from '../../../src/navigation/shared/isPlanned';
import { normalizePathname } from '../../../src/navigation/shared/normalizePathname';
import { pageToTitle } from '../../../src/navigation/shared/pageTitle';
import { productOfPath } from '../../../src/products/shared/productOfPath';
import { plannedTarget } from '../../../src/navigation/shared/plannedTarget';
import type { PlannedTarget } from '../../../src/navigation/shared/plannedTarget';
import type { PageTreeItem } from '../../../src/navigation/shared/types';
import { customPropsOf } from './customPropsOf';
import { iconHtml } from './iconHtml';
import { dividerHtml, marksHtml, plannedHtml } from './plannedHtml';
import { ENGLISH_LABELS } from './sidebarLabels';
import type { SidebarHtml, SidebarInput, SidebarItem } from './types';

function labelOf(item: PageTreeItem, { titleOf = pageToTitle }: SidebarInput): string {
  // Docusaurus doesn't accept an empty label.
  return titleOf(item) || item.pathname;
}

function hrefOf({ pathname, query }: PageTreeItem): string {
  return query ? `${pathname}?${new URLSearchParams(query).toString()}` : pathname;
}

/** Returns the custom props of an item with a link, including its icon and marks as HTML. */
function linkedProps(item: PageTreeItem, input: SidebarInput) {
  const marks = marksHtml(item, input.labels ?? ENGLISH_LABELS);
  const customProps = {
    ...customPropsOf(item, labelOf(item, input), { isTranslated: input.isTranslated }),
    ...(item.icon && { icon: iconHtml(item.icon) }),
    ...(marks && { marks }),
  };
  return Object.keys(customProps).length > 0 ? { customProps } : {};
}

function plannedItem(
  item: PageTreeItem,
  { flag, href }: PlannedTarget,
  input: SidebarInput,
): SidebarHtml {
  const label = labelOf(item, input);
  const { isTranslated, labels = ENGLISH_LABELS, permalinkOf = (path: string) => path } = input;
  const page = normalizePathname(item.pathname);
  const hasTab = href?.startsWith(`${page}/`);
  const product = productOfPath(page);
  const isOfOther = input.product && product && product !== input.product;
  const target = { flag, ...(href !== undefined && { href: permalinkOf(href) }) };
  return {
    type: 'html',
    // Not `defaultStyle`, which adds the padding of a link: the span inside already has it.
    className: 'menu__list-item',
    value: plannedHtml(label, item, labels, target),
    customProps: {
      ...customPropsOf(item, label, { isTranslated, isPlanned: true }),
      ...(isOfOther && { otherProduct: true }),
      // For the breadcrumbs of the tabs.
      ...(hasTab && { label, page: permalinkOf(page) }),
    },
  };
}

function pageItem(item: PageTreeItem, input: SidebarInput): SidebarItem {
  const label = labelOf(item, input);
  if (item.subheader !== undefined) {
    const value = dividerHtml(label, item, input.labels ?? ENGLISH_LABELS);
    return { type: 'html', className: 'menu__list-item', value };
  }
  if (isPlanned(item, input.written)) {
    return plannedItem(item, plannedTarget(item, input.written), input);
  }
  // Docusaurus requires unique translation keys, and labels such as "Overview" repeat.
  const common = { label, key: item.pathname, ...linkedProps(item, input) };
  const id = input.docs.get(normalizePathname(item.pathname));
  return id === undefined || item.query
    ? { type: 'link', href: hrefOf(item), ...common }
    : { type: 'doc', id, ...common };
}

/** Returns the API pages of a group, or a placeholder if they aren't known yet. */
function apiItems({ apiPages: prefix }: PageTreeItem, { apiPages }: SidebarInput): SidebarItem[] {
  if (prefix === undefined) {
    return [];
  }
  return apiPages
    ? apiPages
        .filter(({ permalink }) => permalink.startsWith(prefix))
        .map(({ label, permalink }) => ({ type: 'link', label, href: permalink, key: permalink }))
    : [{ type: 'html', value: 'API pages', customProps: { apiPages: prefix } }];
}

function groupItems(item: PageTreeItem, input: SidebarInput): SidebarItem[] {
  const items = [...toSidebar(item.children ?? [], input), ...apiItems(item, input)];
  if (items.length === 0) {
    // Docusaurus doesn't accept an empty category. A group that has no API pages yet is shown as
    // planned.
    return item.apiPages === undefined ? [] : [plannedItem(item, { flag: 'planned' }, input)];
  }
  return [
    {
      type: 'category',
      label: labelOf(item, input),
      key: item.pathname,
      ...(item.subheader !== undefined && {
        collapsible: false,
        className: 'sidebar-subheader',
      }),
      ...linkedProps(item, input),
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
