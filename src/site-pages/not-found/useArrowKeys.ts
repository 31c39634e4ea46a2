import type { KeyboardEvent, RefObject } from 'react';

/** Where focus goes by a key, among field and results in their order; undefined: nowhere. */
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
 * Moves focus with the arrow keys between a field and the links under it, and back to the field
 * with Escape, which also clears it.
 */
export function useArrowKeys(container: RefObject<HTMLElement>, clear: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // Composing Chinese, these keys choose characters.
    if (event.nativeEvent.isComposing) {
      return;
    }
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
