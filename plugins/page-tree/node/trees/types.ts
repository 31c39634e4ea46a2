import type { MarkLabels } from '../../shared/chips';
import type { ItemProps } from '../../shared/itemProps';
import type { PageTreeItem } from '../../shared/types';

/** A page of the API reference in the side navigation. */
export interface ApiPage {
  label: string;
  permalink: string;
}

interface Base {
  customProps?: ItemProps;
}

export interface SidebarDoc extends Base {
  type: 'doc';
  id: string;
  label: string;
  key: string;
}

export interface SidebarLink extends Base {
  type: 'link';
  href: string;
  label: string;
  key: string;
}

export interface SidebarHtml extends Base {
  type: 'html';
  value: string;
}

export interface SidebarCategory extends Base {
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
