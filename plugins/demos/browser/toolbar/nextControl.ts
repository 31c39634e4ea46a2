/**
 * Returns the index of the control that a key moves focus to in a toolbar; undefined for other keys.
 * Focus wraps around at both ends. In a right-to-left toolbar, the arrow keys are mirrored.
 */
export function nextControl(
  key: string,
  { current, count, isRtl }: { current: number; count: number; isRtl: boolean },
): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
