import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** The movement of a finger since it first touched the drawer. */
interface Swipe {
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

/** Returns whether a swipe moves the drawer: whether it is more horizontal than vertical. */
export function isAcross({ dx, dy }: Swipe): boolean {
  return Math.abs(dx) > Math.abs(dy);
}

/** Returns how far a swipe has moved the drawer out, in px: only towards the inline start. */
export function pushedOut({ dx }: Swipe, isRightToLeft: boolean): number {
  return Math.max(0, isRightToLeft ? dx : -dx);
}

/** Returns whether a lifted finger closes the drawer: dragged far or fast enough. */
export function closesDrawer(swipe: Swipe, width: number, isRightToLeft: boolean): boolean {
  const distance = pushedOut(swipe, isRightToLeft);
  return (
    isAcross(swipe) &&
    (distance > width * CLOSING_SHARE ||
      (swipe.duration > 0 && distance / swipe.duration > CLOSING_SPEED))
  );
}

interface Start {
  x: number;
  y: number;
  time: number;
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Returns touch handlers that move the drawer with a finger, and close it. */
export function useSwipeToClose(onClose: () => void) {
  const start = useRef<Start | null>(null);
  const swipeOf = ({ changedTouches, timeStamp }: TouchEvent): Swipe | null => {
    const touch = changedTouches[0];
    return start.current && touch
      ? {
          dx: touch.clientX - start.current.x,
          dy: touch.clientY - start.current.y,
          duration: timeStamp - start.current.time,
        }
      : null;
  };
  const end = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.style.translate = '';
    currentTarget.style.transition = '';
  };
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0];
      // Two fingers zoom.
      start.current =
        touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, time: timeStamp }
          : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const { currentTarget } = event;
      const swipe = swipeOf(event);
      if (swipe && isAcross(swipe)) {
        const isRtl = isRightToLeft(currentTarget);
        const distance = pushedOut(swipe, isRtl);
        currentTarget.style.translate = `${isRtl ? distance : -distance}px`;
        // The drawer follows the finger without delay.
        currentTarget.style.transition = 'none';
      }
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const { currentTarget } = event;
      const swipe = swipeOf(event);
      const width = currentTarget.offsetWidth;
      end(event);
      if (swipe && closesDrawer(swipe, width, isRightToLeft(currentTarget))) {
        onClose();
      }
    },
    onTouchCancel: end,
  };
}
