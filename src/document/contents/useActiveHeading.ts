import { useCallback, useEffect, useRef, useState } from 'react';
import { activeHeading } from './activeHeading';
import type { HeadingPlace } from './activeHeading';
import { throttle } from './throttle';

/** How often scrolling is looked at, and how long not at all after a press, in ms (behaviours §9). */
const INTERVAL = 166;
const SUSPENSION = 1000;

function placesOf(ids: readonly string[]): HeadingPlace[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element && process.env.NODE_ENV !== 'production') {
      console.error(`The contents list "${id}", but no element of the page has that id.`);
    }
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  });
}

/**
 * The heading a reader is at, kept up to date while the page scrolls, and `choose`, which makes one
 * active at once and leaves tracking alone until the page has scrolled to it (behaviours §9).
 */
export function useActiveHeading(ids: readonly string[]) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const chosenAt = useRef(-SUSPENSION);
  useEffect(() => {
    const update = throttle(() => {
      if (performance.now() - chosenAt.current >= SUSPENSION) {
        setActiveId(activeHeading(placesOf(ids), window.scrollY, window.innerHeight));
      }
    }, INTERVAL);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      update.cancel();
    };
  }, [ids]);
  const choose = useCallback((id: string) => {
    chosenAt.current = performance.now();
    setActiveId(id);
  }, []);
  return { activeId, choose };
}
