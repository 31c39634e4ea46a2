/** What a page, or a part of one, needs a licence for; `community` is the default, without a mark. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The icons an item may name (behaviours §4). */
export const ICON_NAMES = [
  'ReaderIcon',
  'BookIcon',
  'DescriptionIcon',
  'VisibilityIcon',
  'WebIcon',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Marks of an item, in the order their chips are shown (behaviours §5). */
export const FLAGS = ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'] as const;
export type Flag = (typeof FLAGS)[number];

type Flags = { readonly [Name in Flag]?: boolean };

/** An item of a page tree: a page, a group of pages, or an external link (behaviours §4). */
export interface PageTreeItem extends Flags {
  /** A site path, or an address for an external item; of a group, only an identity. */
  readonly pathname: string;
  /** Absent: derived from the pathname. False: no title. */
  readonly title?: string | false;
  readonly children?: readonly PageTreeItem[];
  /** Makes the item a label over its children; also its translation key. */
  readonly subheader?: string;
  readonly plan?: Plan;
  readonly icon?: IconName;
  /** Attributes of the item's link. */
  readonly linkProps?: Readonly<Record<string, string>>;
  /** Query parameters of the item's link; such an item's title is not translated. */
  readonly query?: Readonly<Record<string, string>>;
  /** The page has no permanent side navigation. */
  readonly disableDrawer?: boolean;
  /** False removes the item from the navigation and from previous/next. */
  readonly inSideNav?: boolean;
  /** False hides previous/next on the page. */
  readonly ordered?: boolean;
  /** Of a group: pages of the API reference whose path starts with this text join its children. */
  readonly apiPages?: string;
}

/** Every page tree of the site. */
export const TREE_IDS = [
  'material-ui',
  'joy-ui',
  'system',
  'base-ui',
  'x',
  'toolpad-core',
  'toolpad-studio',
  'docs-infra',
  'experiments',
  'docs',
] as const;
export type TreeId = (typeof TREE_IDS)[number];

export type PageTrees = Readonly<Record<TreeId, readonly PageTreeItem[]>>;
