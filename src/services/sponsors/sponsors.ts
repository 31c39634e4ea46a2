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

/** Maximum length of a banner's text, in characters. */
export const MAX_BANNER_TEXT = 100;

/** The sponsors of this site. A fork adds its sponsors here. */
export const SPONSOR_SLOTS: SponsorSlots = { banner: null, sponsors: [], becomeHref: null };

/** Returns one line for each problem with the slots, including the fix. */
export function sponsorProblems({ banner, sponsors }: SponsorSlots, languages: readonly string[]) {
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
      .map(({ name }) => `The link of sponsor "${name}" isn't a URL. Write it with https://.`),
  ];
}
