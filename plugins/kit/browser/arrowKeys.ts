/** The keys that move back and forward in a list. */
type Arrows = readonly [back: string, forward: string];

const VERTICAL: Arrows = ['ArrowUp', 'ArrowDown'];

/** Returns the keys of a list whose items are beside each other. */
export const horizontal = (isRtl: boolean): Arrows =>
  isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

/** The index of the element before a list, such as a field. */
export const BEFORE = -1;

/**
 * Returns the index of the item that an arrow key moves to, from one end of the list to the other; undefined for
 * other keys.
 *
 * @param current the item with focus, or `BEFORE`
 */
export function nextAround(
  key: string,
  current: number,
  count: number,
  [back, forward] = VERTICAL,
): number | undefined {
  if (count > 0 && key === forward) {
    return (current + 1) % count;
  }
  return count > 0 && key === back ? (Math.max(current, 0) + count - 1) % count : undefined;
}

/** The same where Home and End move, too: in menus and tabs, not in fields. */
export function nextItem(
  key: string,
  current: number,
  count: number,
  arrows?: Arrows,
): number | undefined {
  return edgeOf(key, count) ?? nextAround(key, current, count, arrows);
}

/** Returns the index of the item that Home or End moves to; undefined for other keys. */
export function edgeOf(key: string, count: number): number | undefined {
  if (key === 'Home') {
    return 0;
  }
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Returns the index that an arrow key moves to, and never past an end; undefined for other keys.
 *
 * @param first the first index: `BEFORE` where the list follows a field that isn't one of its items
 */
export function nextWithin(
  key: string,
  current: number,
  count: number,
  first = 0,
): number | undefined {
  if (key === 'ArrowDown') {
    return Math.min(current + 1, count - 1);
  }
  return key === 'ArrowUp' ? Math.max(current - 1, first) : undefined;
}
