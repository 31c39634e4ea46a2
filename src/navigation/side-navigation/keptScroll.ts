/** Distance from the bottom edge within which the active item counts as hidden, in px. */
const BOTTOM_MARGIN = 120;

/** Vertical edges in the same coordinate system. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * Returns whether the active item must be scrolled into view: if it starts above the navigation's
 * visible part, or ends below it or within 120 px of its bottom edge.
 */
export function needsScroll(item: Edges, view: Edges): boolean {
  return item.top < view.top || item.bottom > view.bottom - BOTTOM_MARGIN;
}

const positions = new Map<string, number>();

/** Remembers the scroll position of a navigation until the site is loaded again. */
export function keepPosition(id: string, position: number): void {
  positions.set(id, position);
}

/** Returns the remembered scroll position of a navigation; undefined if there is none. */
export function keptPosition(id: string): number | undefined {
  return positions.get(id);
}
