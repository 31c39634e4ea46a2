import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { hideLoadFailed, whenLoaded } from '../notice/notices';

interface OnDemand<Props> {
  /** Null until it is loaded. */
  Component: ComponentType<Props> | null;
  /** Loads it ahead of a click. A failure changes nothing, and the next request tries again. */
  prepare: () => void;
  /**
   * Loads it for a click, and calls `then` once it is there. After a failure, the reader is told, and
   * the press has changed nothing.
   */
  request: (then: () => void) => void;
}

/** Returns a component that loads when it is first asked for. The functions are the same in each render. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const loading = useRef<Promise<void>>();
  const isThere = useRef(false);
  const start = useCallback((): Promise<void> => {
    loading.current ??= load().then(
      (loaded) => {
        isThere.current = true;
        setComponent(() => loaded);
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [load]);
  const prepare = useCallback(() => void start().catch(() => undefined), [start]);
  const request = useCallback(
    (then: () => void) => {
      if (isThere.current) {
        hideLoadFailed();
        then();
      } else {
        whenLoaded(start(), then);
      }
    },
    [start],
  );
  return { Component: component, prepare, request };
}
