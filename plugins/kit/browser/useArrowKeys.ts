import type { KeyboardEvent, RefObject } from 'react';
import { nextWithin } from './arrowKeys';

/**
 * Returns a key handler. Arrow keys move focus between a field and the links below it; Escape moves it
 * back to the field and clears the field.
 */
export function useArrowKeys(container: RefObject<HTMLElement>, clear: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const current = stops.indexOf(event.currentTarget);
    const next = event.key === 'Escape' ? 0 : nextWithin(event.key, current, stops.length);
    if (next === undefined) {
      return;
    }
    event.preventDefault();
    stops[next]?.focus();
    if (event.key === 'Escape') {
      clear();
    }
  };
}
