import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus back to what had it before a form was opened, once the form is closed. A focus that the
 * reader has moved elsewhere stays there.
 */
export function useReturnedFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // During rendering: the form's field takes the focus in its own effect.
  if (isOpen && opener.current === null && typeof document !== 'undefined') {
    opener.current = document.activeElement;
  }
  useLayoutEffect(() => {
    if (!isOpen && opener.current) {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) {
        opener.current.focus();
      }
      opener.current = null;
    }
  }, [isOpen]);
}
