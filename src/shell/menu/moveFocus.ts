/** The field's place in the order that the arrow keys follow: before the first link. */
export const FIELD = -1;

/**
 * Where an arrow key leads from the field or one of `count` links: one down or up, from the first
 * link back to the field, and no further than the last. Null for any other key.
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
