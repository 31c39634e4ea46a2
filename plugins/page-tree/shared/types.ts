import { OTHER_TREES } from '@component-docs/kit/shared/site/catalogue';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { OtherTreeId, ProductId } from '@component-docs/kit/shared/site/register';

/** The license that a page, or a part of one, needs; `community` is the default, without a mark. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The icons that an item may have. */
export const ICON_NAMES = [
  'ReaderIcon',
  'BookIcon',
  'DescriptionIcon',
  'VisibilityIcon',
  'WebIcon',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Marks of an item, in the order of their chips. */
export const FLAGS = ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'] as const;
export type Flag = (typeof FLAGS)[number];

type Flags = { readonly [Name in Flag]?: boolean };

/** An item of a page tree: a page, a group of pages, or an external link. */
export interface PageTreeItem extends Flags {
  /** A site path, or the URL of an external item; for a group, only an identity. */
  readonly pathname: string;
  /** Absent: derived from the pathname. False: no title. */
  readonly title?: string | false;
  readonly children?: readonly PageTreeItem[];
  /** Makes the item a label above its children; also its translation key. */
  readonly subheader?: string;
  readonly plan?: Plan;
  readonly icon?: IconName;
  /** Attributes of the item's link. */
  readonly linkProps?: Readonly<Record<string, string>>;
  /** Query parameters of the item's link; the title of such an item isn't translated. */
  readonly query?: Readonly<Record<string, string>>;
  /** The page has no permanent side navigation. */
  readonly disableDrawer?: boolean;
  /** False removes the item from the navigation and from previous/next. */
  readonly inSideNav?: boolean;
  /** False hides previous/next on the page. */
  readonly ordered?: boolean;
  /** For a group: API reference pages whose path starts with this text are added to its children. */
  readonly apiPages?: string;
}

/** The ids of all page trees: one for each product, and the trees of other pages. */
export const TREE_IDS = [
  ...PRODUCTS.map(({ id }) => id),
  ...OTHER_TREES.map(({ id }) => id),
] as const;
export type TreeId = ProductId | OtherTreeId;

export type PageTrees = Readonly<Record<TreeId, readonly PageTreeItem[]>>;

/** A page that the reader can go to without a search. */
export interface PageShortcut {
  title: string;
  /** Site path, without base URL and language. */
  path: string;
}
