import type {
  PropSidebarItem,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import { plannedHtml } from './plannedHtml';
import { ENGLISH_LABELS } from './sidebarLabels';
import type { SidebarLabels } from './sidebarLabels';
import { sitePathOfPermalink } from './sitePaths';
import type { ApiPage } from './types';

export interface FillOptions {
  /** Of the permalinks: with the language. */
  baseUrl: string;
  labels?: SidebarLabels;
}

interface Fill {
  /** The pages below a path. */
  group: (prefix: string) => PropSidebarItem[];
  /** A link of the tree itself, which may lead to one of the pages. */
  link: (item: PropSidebarItemLink) => PropSidebarItemLink;
}

function fillItem(item: PropSidebarItem, fill: Fill, labels: SidebarLabels): PropSidebarItem[] {
  if (item.type === 'html' && typeof item.customProps?.apiPages === 'string') {
    return fill.group(item.customProps.apiPages);
  }
  if (item.type === 'link') {
    return [fill.link(item)];
  }
  if (item.type !== 'category') {
    return [item];
  }
  const items = item.items.flatMap((child) => fillItem(child, fill, labels));
  if (items.length > 0) {
    return [{ ...item, items }];
  }
  // A group that opens on nothing helps no reader.
  const value = plannedHtml(item.label, { pathname: '' }, labels);
  return [{ type: 'html', className: 'menu__list-item', value }];
}

/**
 * Puts the pages of the API reference, known only after the sidebars are made, where `toSidebar`
 * left a placeholder: those whose path starts with the group's `apiPages`. A group that stays
 * empty is shown as planned. One that the tree itself links to is made the same kind of link.
 */
export function fillApiPages(
  sidebars: PropSidebars,
  pages: readonly ApiPage[],
  { baseUrl, labels = ENGLISH_LABELS }: FillOptions,
): PropSidebars {
  const pathOf = ({ permalink }: ApiPage) => sitePathOfPermalink(permalink, baseUrl);
  // Breadcrumbs are made of items with a document only.
  const placeOf = ({ permalink }: ApiPage) => ({ href: permalink, docId: permalink });
  const fill: Fill = {
    group: (prefix) =>
      pages
        .filter((page) => pathOf(page).startsWith(prefix))
        .map((page) => ({ type: 'link', label: page.label, ...placeOf(page) })),
    link: (item) => {
      const page = pages.find((candidate) => pathOf(candidate) === item.href);
      return page ? { ...item, ...placeOf(page) } : item;
    },
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.flatMap((item) => fillItem(item, fill, labels)),
    ]),
  );
}
