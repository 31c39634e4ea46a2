/**
 * Returns the tab that a key moves to, by the WAI-ARIA tabs pattern: arrow keys follow the reading
 * direction and wrap around; Home and End move to the first and last tab. Returns undefined for
 * every other key.
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
