import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { BEFORE, edgeOf, nextWithin } from '../arrowKeys';

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
    const target =
      edgeOf(event.key, links.length) ?? nextWithin(event.key, current, links.length, BEFORE);
    if (target !== undefined) {
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
