/** A logo link in the column of the contents. */
export interface Sponsor {
  name: string;
  href: string;
  /** Pictures in static/, for the light mode and the dark one. */
  light: string;
  dark: string;
}

/** A line over the contents, for something that matters beyond these pages. */
export interface Banner {
  href: string;
  /** By language; at most 100 characters. */
  text: Readonly<Record<string, string>>;
}

/** What stands beside the contents of every document. Empty parts are not drawn. */
export interface SponsorSlots {
  banner: Banner | null;
  sponsors: readonly Sponsor[];
  /** Where one becomes a sponsor: a site path or an address. */
  becomeHref: string | null;
}

/** The longest text of a banner, in characters (behaviours §6). */
export const MAX_BANNER_TEXT = 100;

/** Who sponsors this site. A fork with sponsors names them here. */
export const SPONSOR_SLOTS: SponsorSlots = { banner: null, sponsors: [], becomeHref: null };

/** What is wrong with the slots, a line each, with the mend; none when all is well. */
export function sponsorFaults({ banner, sponsors }: SponsorSlots, languages: readonly string[]) {
  const texts = banner
    ? languages.map((language) => [language, banner.text[language]] as const)
    : [];
  return [
    ...texts
      .filter(([, text]) => !text)
      .map(([language]) => `The banner has no text for "${language}". Add one.`),
    ...texts
      .filter(([, text]) => [...(text ?? '')].length > MAX_BANNER_TEXT)
      .map(([language]) => `The banner's text for "${language}" is too long. Shorten it to 100.`),
    ...sponsors
      .filter(({ href }) => !URL.canParse(href))
      .map(({ name }) => `The link of sponsor "${name}" is no address. Write it with https://.`),
  ];
}
