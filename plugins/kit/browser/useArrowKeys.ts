import type { KeyboardEvent, RefObject } from 'react';

/** Returns the index that a key moves focus to, of the field and its results; undefined for other keys. */
export function nextStop(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Escape':
      return 0;
    default:
      return undefined;
  }
}

/**
 * Returns a key handler. Arrow keys move focus between a field and the links below it; Escape moves it
 * back to the field and clears the field.
 */
export function useArrowKeys(container: RefObject<HTMLElement>, clear: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = nextStop(event.key, stops.indexOf(event.currentTarget), stops.length);
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
