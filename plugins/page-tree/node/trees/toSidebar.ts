import type { ItemProps } from '../../shared/items';
import { normalizePathname } from '../../shared/items';
import { pageToTitle } from '../../shared/pageTitle';
import type { PageTreeItem } from '../../shared/types';
import { marksOf, ENGLISH_LABELS } from '../../shared/chips';
import type { MarkLabels } from '../../shared/chips';

/** A page of the API reference in the side navigation. */
export interface ApiPage {
  label: string;
  permalink: string;
}

interface Base {
  customProps?: ItemProps;
}

interface SidebarDoc extends Base {
  type: 'doc';
  id: string;
  label: string;
  key: string;
}

interface SidebarLink extends Base {
  type: 'link';
  href: string;
  label: string;
  key: string;
}

interface SidebarHtml extends Base {
  type: 'html';
  value: string;
}

interface SidebarCategory extends Base {
  type: 'category';
  label: string;
  key: string;
  collapsible?: false;
  className?: string;
  items: SidebarItem[];
}

/** An item that the docs plugin accepts from a sidebars file or a sidebar items generator. */
export type SidebarItem = SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

/** The data that a sidebar is created from, apart from its page tree. */
export interface SidebarInput {
  /** The written documents of the product: site path to document id. */
  docs: ReadonlyMap<string, string>;
  labels?: MarkLabels;
  /** Whether the sidebar is in a language other than English. */
  isTranslated?: boolean;
  /** Returns the title in the reader's language, or null for none. English titles by default. */
  titleOf?: (item: PageTreeItem) => string | null;
}

/**
 * Returns the facts about an item's English title that the theme needs when the sidebar is in another
 * language: the title, for readers who search for a page by it, unless the label contains it (`Button 按钮`),
 * or that the label itself is English.
 */
function englishProps(item: PageTreeItem, label: string): ItemProps {
  const english = pageToTitle(item);
  if (english === label) {
    return { lang: 'en' };
  }
  return english && !label.includes(english) ? { englishTitle: english } : {};
}

/**
 * Returns the properties of an item that the theme needs, apart from its label and link. Empty when the item
 * has none of them.
 */
function customPropsOf(
  item: PageTreeItem,
  label: string,
  { isTranslated, labels = ENGLISH_LABELS }: Pick<SidebarInput, 'isTranslated' | 'labels'>,
): ItemProps {
  const marks = marksOf(item, labels);
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

function pageItem(item: PageTreeItem, input: SidebarInput): SidebarItem {
  const label = labelOf(item, input);
  const customProps = customPropsOf(item, label, input);
  if (item.subheader !== undefined) {
    return { type: 'html', value: label, ...nonEmpty(customProps) };
  }
  // Docusaurus requires unique translation keys, and labels such as "Overview" repeat.
  const common = { label, key: item.pathname, ...nonEmpty(customProps) };
  const id = input.docs.get(normalizePathname(item.pathname));
  return id === undefined || item.query
    ? { type: 'link', href: hrefOf(item), ...common }
    : { type: 'doc', id, ...common };
}

/** Returns the placeholder of a group's API pages. */
function apiItems({ apiPages }: PageTreeItem): SidebarItem[] {
  return apiPages === undefined
    ? []
    : [{ type: 'html', value: apiPages, customProps: { apiPages } }];
}

function groupItems(item: PageTreeItem, input: SidebarInput): SidebarItem[] {
  const label = labelOf(item, input);
  const items = [...toSidebar(item.children ?? [], input), ...apiItems(item)];
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
 * subheaders become labels above their items, the product's documents become links to them, and external pages
 * and pages of other products become links. Leaves out items with `inSideNav: false`.
 */
export function toSidebar(pages: readonly PageTreeItem[], input: SidebarInput): SidebarItem[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .flatMap((item) => (item.children ? groupItems(item, input) : [pageItem(item, input)]));
}
