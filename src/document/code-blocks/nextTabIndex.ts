/**
 * Returns the tab that a key moves to: arrows follow the reading direction and wrap around, Home, End
 * (WAI-ARIA tabs pattern). Returns undefined for every other key.
 */
export function nextTabIndex(
  key: string,
  current: number,
  count: number,
  rtl: boolean,
): number | undefined {
  const step = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (current + step + count) % count;
    case 'ArrowLeft':
      return (current - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
