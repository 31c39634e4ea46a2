import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * Gives a value as of the last paint: a new one follows when what else came with it is on the screen.
 * For parts of the shell that a reader who presses a link does not look at first.
 */
export function usePaintedValue<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
