import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moveFocus } from './moveFocus';

function edgeOf(key: string, count: number): number | null {
  if (key === 'Home') {
    return 0;
  }
  return key === 'End' ? count - 1 : null;
}

/**
 * A button with a list of links that it opens. Focus goes to the current link, else to the first;
 * arrow keys, Home, and End move through the list; Escape, Tab, and a press elsewhere close it
 * (behaviours §5). `isReady` says whether the list is there.
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
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
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
      // The browser takes Tab on from the button, past the list that is gone by then.
      button.current?.focus();
      setOpen(false);
      if (event.key === 'Escape') {
        // It closes the menu, not the drawer that holds it.
        event.preventDefault();
      }
    }
  };
  const toggle = () => setOpen((open) => !open);
  const close = () => setOpen(false);
  return { isShown, container, button, toggle, close, handleKeyDown };
}
