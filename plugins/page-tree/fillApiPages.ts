import type { PropSidebarItem, PropSidebars } from '@docusaurus/plugin-content-docs';
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

type Fill = (prefix: string) => PropSidebarItem[];

function fillItem(item: PropSidebarItem, fill: Fill, labels: SidebarLabels): PropSidebarItem[] {
  if (item.type === 'html' && typeof item.customProps?.apiPages === 'string') {
    return fill(item.customProps.apiPages);
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
 * empty is shown as planned.
 */
export function fillApiPages(
  sidebars: PropSidebars,
  pages: readonly ApiPage[],
  { baseUrl, labels = ENGLISH_LABELS }: FillOptions,
): PropSidebars {
  const fill: Fill = (prefix) =>
    pages
      .filter(({ permalink }) => sitePathOfPermalink(permalink, baseUrl).startsWith(prefix))
      // Breadcrumbs are made of items with a document only.
      .map(({ label, permalink }) => ({ type: 'link', label, href: permalink, docId: permalink }));
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.flatMap((item) => fillItem(item, fill, labels)),
    ]),
  );
}
