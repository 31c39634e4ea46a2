import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { PageTreeItem } from '../../shared/types';
import { completeSidebars } from './completeSidebars';
import type { TreeTexts } from './readTexts';
import { toSidebar } from './toSidebar';
import type { SidebarItem } from './types';

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
  /** Site paths of all existing pages. */
  written: ReadonlySet<string>;
  texts: TreeTexts;
  baseUrl: string;
}

/** Returns the sidebar of a tree whose pages are in `src/pages`, and not in a product's docs plugin. */
export function plainSidebar(
  tree: readonly PageTreeItem[],
  { written, texts, baseUrl }: Input,
): PropSidebar {
  const sidebar = toPropSidebar(toSidebar(tree, { ...texts, written, docs: new Map() }));
  const { plain = [] } = completeSidebars({ plain: sidebar }, [], baseUrl);
  return plain;
}
