import { useSyncExternalStore } from 'react';
import { getCookie, setCookie } from './cookies';

interface Options<Value extends string> {
  cookie: string;
  /** What the server renders. */
  fallback: Value;
  resolve: (sources: { hash: string; cookie: string | undefined }) => Value;
  /** Told of every choice, before the readers are. */
  onChoose?: (value: Value) => void;
}

function readCookie(name: string): string | undefined {
  try {
    return getCookie(name);
  } catch {
    return undefined;
  }
}

/**
 * A choice of how code is shown, one for the whole site (behaviours §14). Hash and cookie are read
 * once, at the first read; from then on memory is the truth.
 */
export function createCodePreference<Value extends string>(options: Options<Value>) {
  const { cookie, fallback, resolve, onChoose } = options;
  const listeners = new Set<() => void>();
  let current: Value | undefined;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** The resolved value at once; the default on the server. */
  const read = (): Value => {
    if (typeof window === 'undefined') {
      return fallback;
    }
    current ??= resolve({ hash: window.location.hash, cookie: readCookie(cookie) });
    return current;
  };

  return {
    read,
    subscribe,
    /** Chooses for every demo of the site, and remembers it. */
    choose: (value: Value): void => {
      current = value;
      setCookie(cookie, value);
      onChoose?.(value);
      listeners.forEach((listener) => listener());
    },
    /** Writes the value down as it stands, however it came about. */
    remember: () => setCookie(cookie, read()),
    /** The reader's choice; the default on the server and while hydrating. */
    useValue: (): Value => useSyncExternalStore(subscribe, read, () => fallback),
    /** The reader's choice already while hydrating: for what does not show in the markup. */
    useValueNoSsr: (): Value => useSyncExternalStore(subscribe, read, read),
  };
}
