/**
 * Returns the index of the menu item that a key moves focus to; undefined for other keys. Focus
 * wraps around at both ends.
 */
export function nextItem(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
