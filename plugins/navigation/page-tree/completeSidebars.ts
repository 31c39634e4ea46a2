import type {
  PropSidebarItem,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import type { MarkLabels } from '../../../src/navigation/shared/chips';
import { TREE_FLAGS } from '../../../src/navigation/shared/types';
import type { PageTreeItem } from '../../../src/navigation/shared/types';
import { plannedHtml } from './plannedHtml';
import { ENGLISH_LABELS } from './sidebarLabels';
import { permalinkOfSitePath, sitePathOfPermalink } from '../../lib/sitePaths';
import type { ApiPage } from './types';

export interface FillOptions {
  /** The base URL of the permalinks, including the language. */
  baseUrl: string;
  labels?: MarkLabels;
}

interface Fill {
  /** Returns links to the pages whose path starts with a prefix and that the tree doesn't list. */
  group: (prefix: string) => PropSidebarItem[];
  /** Adds the permalink to a link, and the document id if it leads to an API page. */
  link: (item: PropSidebarItemLink) => PropSidebarItem;
}

/** Returns the addresses of all links among sidebar items. */
function linksIn(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return linksIn(item.items);
    }
    return item.type === 'link' ? [item.href] : [];
  });
}

/** Returns an item of a tree with the flags and the plan of a sidebar's item, which customPropsOf put there. */
function marksOnly({ customProps = {} }: PropSidebarItem): PageTreeItem {
  const marks = [...TREE_FLAGS, 'plan'].map((name) => [name, customProps[name]] as const);
  return { pathname: '', ...Object.fromEntries(marks) };
}

function fillItem(item: PropSidebarItem, fill: Fill, labels: MarkLabels): PropSidebarItem[] {
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
  // An empty group would be of no use to readers.
  const value = plannedHtml(item.label, marksOnly(item), labels, { flag: 'planned' });
  return [{ type: 'html', className: 'menu__list-item', value }];
}

/**
 * Completes the sidebars of a language with what is known only after they are created. Links to
 * pages of other products get the language's prefix. The placeholders of `toSidebar` are replaced
 * with the pages of the API reference: each group gets the pages whose path starts with its
 * `apiPages`. A group that stays empty is shown as planned. A tree can also list an API page
 * itself, to set its position or its plan.
 */
export function completeSidebars(
  sidebars: PropSidebars,
  pages: readonly ApiPage[],
  { baseUrl, labels = ENGLISH_LABELS }: FillOptions,
): PropSidebars {
  const placed = pages.map((page) => ({
    ...page,
    path: sitePathOfPermalink(page.permalink, baseUrl),
  }));
  // Breadcrumbs include only items with a document.
  const linkTo = (permalink: string) => ({ href: permalink, docId: permalink });
  const listed = new Set(Object.values(sidebars).flatMap(linksIn));
  const fill: Fill = {
    group: (prefix) =>
      placed
        .filter(({ path }) => path.startsWith(prefix) && !listed.has(path))
        .map(({ label, permalink }) => ({ type: 'link', label, ...linkTo(permalink) })),
    link: (item) => {
      const page = placed.find(({ path }) => path === item.href);
      return page
        ? { ...item, ...linkTo(page.permalink) }
        : { ...item, href: permalinkOfSitePath(item.href, baseUrl) };
    },
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.flatMap((item) => fillItem(item, fill, labels)),
    ]),
  );
}
