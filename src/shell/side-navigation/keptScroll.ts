/** Distance from the bottom edge within which the active item is as good as hidden, in px. */
const BOTTOM_MARGIN = 120;

/** Vertical edges in one system of coordinates. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * Whether the active item needs to be brought into view: it starts above the navigation's visible
 * part, or ends below it or within 120 px of its bottom edge (behaviours §5).
 */
export function needsScroll(item: Edges, view: Edges): boolean {
  return item.top < view.top || item.bottom > view.bottom - BOTTOM_MARGIN;
}

const positions = new Map<string, number>();

/** Remembers where a navigation is scrolled to, until the site is loaded anew. */
export function keepPosition(id: string, position: number): void {
  positions.set(id, position);
}

/** The remembered position of a navigation; its start when there is none. */
export function keptPosition(id: string): number {
  return positions.get(id) ?? 0;
}
