import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** The index of the field in the order of the arrow keys: before the first link. */
export const FIELD = -1;

/**
 * Returns the index that an arrow key moves focus to, from the field or one of `count` links: the
 * next or previous one, from the first link back to the field, and never past the last link.
 * Returns null for other keys.
 */
export function moveFocus(current: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, FIELD);
    default:
      return null;
  }
}

function edgeOf(key: string, count: number): number | null {
  if (key === 'Home') {
    return 0;
  }
  return key === 'End' ? count - 1 : null;
}

/**
 * Returns the state and handlers of a button that opens a list of links. Opening it focuses the
 * current link, or else the first; arrow keys, Home, and End move through the list; Escape, Tab,
 * and a click elsewhere close it.
 *
 * @param isReady whether the list has loaded
 */
export function useMenu(isReady: boolean) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && isReady;

  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const element = container.current;
    const current = element?.querySelector<HTMLElement>('a[aria-current]');
    (current ?? element?.querySelector('a'))?.focus();
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick);
  }, [isShown]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isShown) {
      return;
    }
    const links = [...(container.current?.querySelectorAll('a') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const target = edgeOf(event.key, links.length) ?? moveFocus(current, event.key, links.length);
    if (target !== null) {
      event.preventDefault();
      (links[target] ?? button.current)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // The browser's Tab then moves on from the button, past the list that is gone by then.
      button.current?.focus();
      setOpen(false);
      if (event.key === 'Escape') {
        // Escape closes only the menu, not the drawer around it.
        event.preventDefault();
      }
    }
  };
  const toggle = () => setOpen((open) => !open);
  const close = () => setOpen(false);
  return { isShown, container, button, toggle, close, handleKeyDown };
}
