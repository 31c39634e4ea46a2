import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { PageTreeItem } from '../../../src/site/navigation/types';
import type { SidebarLabels } from './sidebarLabels';

/** A page of the API reference, as the side navigation shows it. */
export interface ApiPage {
  label: string;
  permalink: string;
}

type Base = Pick<PropSidebarItem, 'className' | 'customProps'>;

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
  items: SidebarItem[];
}

/** An item as the docs plugin takes it, from a sidebars file or a sidebar items generator. */
export type SidebarItem = SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

/** What a sidebar is made of, beside its page tree. */
export interface SidebarInput {
  /** The written documents of the product: site path to document id. */
  docs: ReadonlyMap<string, string>;
  /** Absent while they are not known: a placeholder stands for them (`fillApiPages`). */
  apiPages?: readonly ApiPage[];
  labels?: SidebarLabels;
  /** Whether the sidebar is in another language than English. */
  isTranslated?: boolean;
  /** The title in the reader's language; the English one by default. Null: none. */
  titleOf?: (item: PageTreeItem) => string | null;
}
