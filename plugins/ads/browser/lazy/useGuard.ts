import { useCallback, useState } from 'react';

export type Guard = (callback: () => void) => () => void;

/**
 * Returns a function that wraps callbacks which React doesn't call, such as those of timers: what they
 * throw is thrown again by the component, so that the ad's boundary catches it.
 */
export function useGuard(): Guard {
  const [, update] = useState<void>();
  return useCallback<Guard>(
    (callback) => () => {
      try {
        callback();
      } catch (error) {
        update(() => {
          throw error;
        });
      }
    },
    [],
  );
}
