/** The movement of a finger since it first touched the drawer. */
export interface Swipe {
  /** In px; positive to the right. */
  dx: number;
  dy: number;
  /** Time since the first touch, in ms. */
  duration: number;
}

/** Share of the drawer's width by which it must be dragged to close when released. */
const CLOSING_SHARE = 1 / 3;
/** Speed from which a short swipe closes the drawer, in px per ms. */
const CLOSING_SPEED = 0.5;

/**
 * Returns whether a swipe moves the drawer instead of scrolling its list: whether it is more
 * horizontal than vertical.
 */
export function isAcross({ dx, dy }: Swipe): boolean {
  return Math.abs(dx) > Math.abs(dy);
}

/**
 * Returns how far a swipe has moved the drawer out, in px: towards the inline start, where it came
 * from, and never the other way.
 */
export function pushedOut({ dx }: Swipe, isRightToLeft: boolean): number {
  return Math.max(0, isRightToLeft ? dx : -dx);
}

/**
 * Returns whether the drawer closes when the finger is lifted: if it was dragged far enough or fast
 * enough.
 */
export function closesDrawer(swipe: Swipe, width: number, isRightToLeft: boolean): boolean {
  const distance = pushedOut(swipe, isRightToLeft);
  return (
    isAcross(swipe) &&
    (distance > width * CLOSING_SHARE ||
      (swipe.duration > 0 && distance / swipe.duration > CLOSING_SPEED))
  );
}
