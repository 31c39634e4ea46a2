import { useEffect, useState } from 'react';
import type { DemoLookStore } from './demoLook';
import { useStageAttributes } from './useStageAttributes';

/**
 * Where a demo's popups go when the demo does not look like the site: an element at the end of the
 * page with the same attributes as the demo's stage. Null where the page itself will do.
 */
export function usePopupContainer(look: DemoLookStore): HTMLElement | null {
  const { 'data-theme': theme, dir } = useStageAttributes(look);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (theme === undefined && dir === undefined) {
      return undefined;
    }
    const element = document.createElement('div');
    element.dataset.demoPopups = '';
    if (theme !== undefined) {
      element.dataset.theme = theme;
    }
    if (dir !== undefined) {
      element.dir = dir;
    }
    document.body.append(element);
    setContainer(element);
    return () => {
      setContainer(null);
      element.remove();
    };
  }, [theme, dir]);
  return container;
}
