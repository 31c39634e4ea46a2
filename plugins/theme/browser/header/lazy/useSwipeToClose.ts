import { useRef } from 'react';
import type { TouchEvent } from 'react';
import { closesDrawer, isAcross, pushedOut } from './swipe';
import type { Swipe } from './swipe';

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
