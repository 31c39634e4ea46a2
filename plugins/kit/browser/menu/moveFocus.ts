/** The index of the field in the order of the arrow keys: before the first link. */
export const FIELD = -1;

/**
 * Returns the index that an arrow key moves focus to, from the field or one of `count` links: the
 * next or previous one, from the first link back to the field, and never past the last link.
 * Returns null for other keys.
 */
export function moveFocus(current: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, FIELD);
    default:
      return null;
  }
}
