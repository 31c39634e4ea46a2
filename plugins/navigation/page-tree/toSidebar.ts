import { normalizePathname } from '../../../src/site/navigation/normalizePathname';
import { pageToTitle } from '../../../src/site/navigation/pageTitle';
import type { PageTreeItem } from '../../../src/site/navigation/types';
import { customPropsOf } from './customPropsOf';
import { iconHtml } from './iconHtml';
import { dividerHtml, marksHtml, plannedHtml } from './plannedHtml';
import { ENGLISH_LABELS } from './sidebarLabels';
import type { SidebarHtml, SidebarInput, SidebarItem } from './types';

function labelOf(item: PageTreeItem, { titleOf = pageToTitle }: SidebarInput): string {
  // Docusaurus takes no empty label.
  return titleOf(item) || item.pathname;
}

function hrefOf({ pathname, query }: PageTreeItem): string {
  return query ? `${pathname}?${new URLSearchParams(query).toString()}` : pathname;
}

/** The custom props of an item with a link, which the theme prints: icon and marks as HTML. */
function linkedProps(item: PageTreeItem, input: SidebarInput) {
  const marks = marksHtml(item, input.labels ?? ENGLISH_LABELS);
  const customProps = {
    ...customPropsOf(item, labelOf(item, input), input.isTranslated ?? false),
    ...(item.icon && { icon: iconHtml(item.icon) }),
    ...(marks && { marks }),
  };
  return Object.keys(customProps).length > 0 ? { customProps } : {};
}

function plannedItem(item: PageTreeItem, input: SidebarInput): SidebarHtml {
  const label = labelOf(item, input);
  const customProps = customPropsOf({ ...item, planned: true }, label, input.isTranslated ?? false);
  return {
    type: 'html',
    // Not `defaultStyle`: it adds the padding of a link, which the span within has already.
    className: 'menu__list-item',
    value: plannedHtml(label, item, input.labels ?? ENGLISH_LABELS),
    customProps,
  };
}

function pageItem(item: PageTreeItem, input: SidebarInput): SidebarItem {
  const label = labelOf(item, input);
  if (item.subheader !== undefined) {
    return { type: 'html', className: 'menu__list-item', value: dividerHtml(label) };
  }
  if (item.planned) {
    return plannedItem(item, input);
  }
  // Labels repeat ("Overview"), and Docusaurus wants each item's key for translations unique.
  const common = { label, key: item.pathname, ...linkedProps(item, input) };
  const id = input.docs.get(normalizePathname(item.pathname));
  return id === undefined || item.query
    ? { type: 'link', href: hrefOf(item), ...common }
    : { type: 'doc', id, ...common };
}

/** The API pages of a group, or, as long as they are not known, what stands for them. */
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
    // Docusaurus takes no empty category; one that waits for its API pages is shown as planned.
    return item.apiPages === undefined ? [] : [plannedItem(item, input)];
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
 * The sidebar that a page tree makes. Groups become collapsible categories without a page of their
 * own, subheaders labels over their items, written documents links to them, planned pages text
 * without a link, and pages of other products and external ones links. Items with
 * `inSideNav: false` are left out (behaviours §4–5).
 */
export function toSidebar(pages: readonly PageTreeItem[], input: SidebarInput): SidebarItem[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .flatMap((item) => (item.children ? groupItems(item, input) : [pageItem(item, input)]));
}
