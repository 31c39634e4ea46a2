import type { Mark } from '@component-docs/page-tree/shared/chips';

/** The card of a component page in an overview. */
export interface OverviewCard {
  title: string;
  /** Site path: of the page, or of the API page while it is only planned; absent without either. */
  href?: string;
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
