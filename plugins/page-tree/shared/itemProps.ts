import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Mark } from './chips';
import type { IconName } from './types';

/**
 * The facts about an item that the build passes to the side navigation, apart from its title and link: the
 * `customProps` of Docusaurus' sidebars (plugins/page-tree/node/trees). Docusaurus requires an address for
 * links, so labels between pages are its HTML items: their `value` is their title, as text. It isn't an
 * interface, because Docusaurus' own type of custom props accepts none.
 */
export type ItemProps = {
  marks?: readonly Mark[];
  icon?: IconName;
  /** Attributes of the item's link. */
  linkProps?: Readonly<Record<string, string>>;
  /** The title is English, and the page is not. */
  lang?: 'en';
  /** The English title, for readers who search for a page by it. */
  englishTitle?: string;
  /** The page has no permanent side navigation. */
  disableDrawer?: true;
  /** The item stands for the API pages whose paths start with this. */
  apiPages?: string;
};

/** Returns the facts about an item that the build passes. */
export function itemPropsOf({ customProps = {} }: Pick<PropSidebarItem, 'customProps'>): ItemProps {
  return customProps;
}
