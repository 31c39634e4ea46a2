import { useCallback, useState } from 'react';

export type Guard = (callback: () => void) => () => void;

/**
 * Returns a function that wraps callbacks which React doesn't call, such as callbacks of timers: the
 * component throws their errors again, so that the ad's boundary catches them.
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
