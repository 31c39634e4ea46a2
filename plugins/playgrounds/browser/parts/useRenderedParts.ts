import { useEffect, useState } from 'react';
import type { Part } from '../../shared/types';
import { elementsOf } from './findParts';

const NONE: ReadonlySet<string> = new Set();

/** Returns the class names of the parts that have an element at the moment. */
export function useRenderedParts(scope: string, parts: readonly Part[]): ReadonlySet<string> {
  const [rendered, setRendered] = useState(NONE);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const found = parts.filter((part) => elementsOf(scope, part).length > 0);
      const names = found.map(({ className }) => className);
      // The same set keeps React from rendering, which would be observed in turn.
      setRendered((current) => (names.join() === [...current].join() ? current : new Set(names)));
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    update();
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scope, parts]);
  return rendered;
}
