import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Mark } from '@component-docs/page-tree/shared/chips';

/** The card of a component page in an overview. */
export interface OverviewCard {
  title: string;
  /** Site path, or the address of a page of another site. */
  href: string;
  /** Id of the thumbnail, `<product>/<Name>`; absent for pages of other products. */
  thumbnail?: string;
  /** The same as in the side navigation. */
  marks: readonly Mark[];
}

export interface OverviewGroup {
  /** Anchor of the group's heading, which is English in every language. */
  id: string;
  title: string;
  cards: readonly OverviewCard[];
}

/** A page that shows all components of a product, each with a thumbnail. */
export interface Overview {
  /** Also the id of its page tree and of its docs folder. */
  readonly product: ProductId;
  /** Pathname of the tree's group that holds the components. */
  readonly group: string;
  /** The page's folder under `docs/`; its thumbnails are in `thumbnails/` there. */
  readonly folder: string;
}

/** The overviews of the products that have one: `docs/<product>/all-components`. */
export const OVERVIEWS: readonly Overview[] = PRODUCTS.flatMap(({ id, componentGroup }) =>
  componentGroup ? [{ product: id, group: componentGroup, folder: `${id}/all-components` }] : [],
);
