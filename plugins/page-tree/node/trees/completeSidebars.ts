import type {
  PropSidebarItem,
  PropSidebarItemLink,
  PropSidebars,
  PropSidebar,
} from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/items';
import { permalinkOfSitePath, sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
import type { ApiPage, SidebarItem } from './toSidebar';
import type { PageTreeItem } from '../../shared/types';
import type { TreeTexts } from './readTexts';
import { toSidebar } from './toSidebar';

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

function fillItem(item: PropSidebarItem, fill: Fill): PropSidebarItem[] {
  const { apiPages } = itemPropsOf(item);
  if (apiPages !== undefined) {
    return fill.group(apiPages);
  }
  if (item.type === 'link') {
    return [fill.link(item)];
  }
  if (item.type !== 'category') {
    return [item];
  }
  const items = item.items.flatMap((child) => fillItem(child, fill));
  // An empty group would be of no use to readers.
  return items.length > 0 ? [{ ...item, items }] : [];
}

/**
 * Completes the sidebars of a language with facts that are known only after they are created. Links to pages
 * of other products get the language's prefix. The placeholders of `toSidebar` are replaced with the pages of
 * the API reference: each group gets the pages whose path starts with its `apiPages`. A group that stays
 * empty is left out. A tree can also list an API page itself, to set its position or its plan.
 *
 * @param baseUrl of the permalinks, including the language
 */
export function completeSidebars(
  sidebars: PropSidebars,
  pages: readonly ApiPage[],
  baseUrl: string,
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
      items.flatMap((item) => fillItem(item, fill)),
    ]),
  );
}

function propItem(item: SidebarItem): PropSidebarItem {
  switch (item.type) {
    case 'doc':
      throw new Error(
        `The page tree contains the document ${item.id}, so its sidebar belongs to a docs plugin.`,
      );
    case 'category':
      return {
        ...item,
        collapsible: item.collapsible ?? true,
        collapsed: item.collapsible ?? true,
        items: toPropSidebar(item.items),
      };
    default:
      return item;
  }
}

/** Returns a sidebar without documents as Docusaurus' docs plugin passes its sidebars to pages. */
export function toPropSidebar(items: readonly SidebarItem[]): PropSidebar {
  return items.map(propItem);
}

interface Input {
  texts: TreeTexts;
  baseUrl: string;
}

/** Returns the sidebar of a tree whose pages are in `src/pages`, and not in a product's docs plugin. */
export function plainSidebar(
  tree: readonly PageTreeItem[],
  { texts, baseUrl }: Input,
): PropSidebar {
  const sidebar = toPropSidebar(toSidebar(tree, { ...texts, docs: new Map() }));
  const { plain = [] } = completeSidebars({ plain: sidebar }, [], baseUrl);
  return plain;
}

/**
 * Properties that Docusaurus needs on the server, for breadcrumbs and translations, and our side navigation
 * doesn't.
 */
const SERVER_ONLY = ['docId', 'key', 'unlisted'];

/** Returns the source of the module from which the browser loads a tree of pages (plugins/page-tree/browser/side-navigation). */
export function navigationModule(tree: PropSidebar): string {
  const json = JSON.stringify(tree, (name, value: unknown) =>
    SERVER_ONLY.includes(name) ? undefined : value,
  );
  return `export default JSON.parse(${JSON.stringify(json)});\n`;
}
