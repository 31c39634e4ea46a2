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
  /** The pages whose path starts with a text. */
  group: (prefix: string) => PropSidebarItem[];
  /** A link with what an API page has, if it leads to one. */
  link: (item: PropSidebarItemLink) => PropSidebarItem;
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
 * empty is shown as planned. A tree may also name an API page itself, for its place or its plan.
 */
export function fillApiPages(
  sidebars: PropSidebars,
  pages: readonly ApiPage[],
  { baseUrl, labels = ENGLISH_LABELS }: FillOptions,
): PropSidebars {
  const placed = pages.map((page) => ({
    ...page,
    path: sitePathOfPermalink(page.permalink, baseUrl),
  }));
  // Breadcrumbs are made of items with a document only.
  const address = (permalink: string) => ({ href: permalink, docId: permalink });
  const fill: Fill = {
    group: (prefix) =>
      placed
        .filter(({ path }) => path.startsWith(prefix))
        .map(({ label, permalink }) => ({ type: 'link', label, ...address(permalink) })),
    link: (item) => {
      const page = placed.find(({ path }) => path === item.href);
      return page ? { ...item, ...address(page.permalink) } : item;
    },
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.flatMap((item) => fillItem(item, fill, labels)),
    ]),
  );
}
