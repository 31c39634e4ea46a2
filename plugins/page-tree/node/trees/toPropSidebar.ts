import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
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
