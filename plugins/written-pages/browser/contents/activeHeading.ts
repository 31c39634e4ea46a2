/** Scroll position below which no entry is active, in px. */
const TOP_OF_PAGE = 200;

/** A heading with its distance from the top of the document, in px. */
export interface HeadingPlace {
  id: string;
  top: number;
}

/**
 * Returns the id of the heading of the current section: the last one whose top is above the scroll
 * position plus an eighth of the viewport, or at the place where links to headings land. Returns null
 * near the top of the page and above the first heading.
 *
 * @param headings Returns them in page order. Not called near the top: finding their places makes the
 *   browser lay out the whole page.
 * @param landing how far below the top of the viewport a link shows its heading, in px
 */
export function activeHeading(
  headings: () => readonly HeadingPlace[],
  scrollTop: number,
  viewportHeight: number,
  landing: number,
): string | null {
  if (scrollTop < TOP_OF_PAGE) {
    return null;
  }
  // Browsers round the places that they scroll to.
  const line = scrollTop + Math.max(viewportHeight / 8, landing + 1);
  return headings().reduce<string | null>((found, { id, top }) => (top < line ? id : found), null);
}
