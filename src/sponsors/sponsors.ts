/** A logo with a link, shown in the column of the contents. */
export interface Sponsor {
  name: string;
  href: string;
  /** Images in static/, for light and dark mode. */
  light: string;
  dark: string;
}

/** A line above the contents, for something that matters beyond these pages. */
export interface Banner {
  href: string;
  /** By language; at most 100 characters. */
  text: Readonly<Record<string, string>>;
}

/** The parts around the contents of every document. Empty parts aren't rendered. */
export interface SponsorSlots {
  banner: Banner | null;
  sponsors: readonly Sponsor[];
  /** Page for becoming a sponsor: a site path or a URL. */
  becomeHref: string | null;
}

/** The sponsors of this site. A fork adds its sponsors here. */
export const SPONSOR_SLOTS: SponsorSlots = { banner: null, sponsors: [], becomeHref: null };
