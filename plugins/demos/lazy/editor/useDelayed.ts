import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for a while; undefined at once. */
export function useDelayed<Value>(value: Value | undefined, ms: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === undefined ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === undefined ? undefined : settled;
}
