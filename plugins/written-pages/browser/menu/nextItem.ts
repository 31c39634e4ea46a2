/**
 * Returns the index of the menu item that a key moves to, from one end of the list to the other;
 * undefined for a key that doesn't move.
 *
 * @param current the focused item, or -1 while the menu's button has focus
 */
export function nextItem(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
