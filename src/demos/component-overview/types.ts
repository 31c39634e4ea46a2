import type { FLAG_TONES } from '../../site/navigation/chips';

/** A mark on a card, as the side navigation shows it. */
export interface CardChip {
  label: string;
  tone: (typeof FLAG_TONES)[keyof typeof FLAG_TONES];
}

/** A page of a component, as an overview shows it. */
export interface OverviewCard {
  title: string;
  /** Site path; absent as long as the page is planned. */
  href?: string;
  /** Id of the thumbnail, `<product>/<Name>`; absent for pages of other products. */
  thumbnail?: string;
  chips: readonly CardChip[];
}

export interface OverviewGroup {
  /** Anchor of the group's heading, English in every language. */
  id: string;
  title: string;
  cards: readonly OverviewCard[];
}

/** The cards of an overview by group; the module that plugins/markdown/component-overview writes. */
export type OverviewCards = Readonly<Record<string, readonly OverviewCard[]>>;
