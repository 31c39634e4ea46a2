import { useRef, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component that loads when it is first asked for: null until it is there. A failed load changes
 * nothing, and the next request tries again.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isAsked = useRef(false);
  const request = () => {
    if (!isAsked.current) {
      isAsked.current = true;
      load().then(
        (loaded) => setComponent(() => loaded),
        () => {
          isAsked.current = false;
        },
      );
    }
  };
  return [component, request];
}
