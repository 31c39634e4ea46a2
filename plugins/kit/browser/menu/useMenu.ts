import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { answerMenuKey, focusCurrentLink } from './menuKeys';

/**
 * Returns the state and handlers of a button that opens a list of links. Opening it focuses the
 * current link, or else the first; keys move through the list and close it, as does a click elsewhere.
 *
 * @param isReady whether the list has loaded
 */
export function useMenu(isReady: boolean) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && isReady;
  const close = () => setOpen(false);

  useEffect(() => {
    const element = container.current;
    if (!isShown || !element) {
      return undefined;
    }
    focusCurrentLink(element);
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick);
  }, [isShown]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isShown && container.current && button.current) {
      answerMenuKey(event, { container: container.current, button: button.current, close });
    }
  };
  const toggle = () => setOpen((open) => !open);
  return { isShown, container, button, toggle, close, handleKeyDown };
}
