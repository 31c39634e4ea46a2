/** A finger's way across the drawer, from where it touched first. */
export interface Swipe {
  /** To the right is positive, in px. */
  dx: number;
  dy: number;
  /** Since the first touch, in ms. */
  duration: number;
}

/** Part of the drawer's width after which letting go closes it. */
const CLOSING_PART = 1 / 3;
/** Speed from which a short swipe closes it, in px a ms. */
const CLOSING_SPEED = 0.5;

/** Whether a swipe moves the drawer rather than scrolls its list: more across than along. */
export function isAcross({ dx, dy }: Swipe): boolean {
  return Math.abs(dx) > Math.abs(dy);
}

/**
 * How far a swipe has pushed the drawer out, in px: towards the side it came from, which is the
 * start of reading, and never the other way.
 */
export function pushedOut({ dx }: Swipe, isRightToLeft: boolean): number {
  return Math.max(0, isRightToLeft ? dx : -dx);
}

/** Whether the drawer closes when the finger lets go: pushed far enough, or fast enough. */
export function closesDrawer(swipe: Swipe, width: number, isRightToLeft: boolean): boolean {
  const distance = pushedOut(swipe, isRightToLeft);
  return (
    isAcross(swipe) &&
    (distance > width * CLOSING_PART ||
      (swipe.duration > 0 && distance / swipe.duration > CLOSING_SPEED))
  );
}
