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

/** Places in a list whose group around the active item has opened. */
interface OpenedList {
  item: Edges;
  group: Edges;
  view: Edges;
  /** By how much the list has grown. */
  growth: number;
  /** How far the list is scrolled. */
  scrolled: number;
}

/**
 * Returns how far to scroll a list that has grown, so that the active item is visible and no other item seems to
 * jump: either what is below the group stays where it was, or it leaves the view.
 *
 * @returns undefined if that can't be done
 */
export function scrollForGrowth(list: OpenedList): number | undefined {
  const { item, group, view, growth, scrolled } = list;
  return [growth, group.bottom - view.bottom].find(
    (distance) =>
      scrolled + distance >= 0 &&
      item.top - distance >= view.top &&
      item.bottom - distance <= view.bottom,
  );
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
