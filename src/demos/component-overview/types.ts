import type { FLAG_TONES } from '../../site/navigation/chips';

/** A chip on a card, the same as in the side navigation. */
export interface CardChip {
  label: string;
  tone: (typeof FLAG_TONES)[keyof typeof FLAG_TONES];
}

/** The card of a component page in an overview. */
export interface OverviewCard {
  title: string;
  /** Site path: of the page, or of the API page while it is only planned; absent without either. */
  href?: string;
  /** Id of the thumbnail, `<product>/<Name>`; absent for pages of other products. */
  thumbnail?: string;
  chips: readonly CardChip[];
}

export interface OverviewGroup {
  /** Anchor of the group's heading, which is English in every language. */
  id: string;
  title: string;
  cards: readonly OverviewCard[];
}

/**
 * The cards of an overview, by group: the content of the module that
 * plugins/products/component-overview writes.
 */
export type OverviewCards = Readonly<Record<string, readonly OverviewCard[]>>;
