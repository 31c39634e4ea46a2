import { useEffect, useState } from 'react';
import type { Part } from '../../shared/types';
import { partsAt } from './findParts';

const NONE: readonly Part[] = [];

/** Returns the parts of the component that the mouse is over or that have focus. */
export function usePointedParts(scope: string, parts: readonly Part[]): readonly Part[] {
  const [pointed, setPointed] = useState(NONE);
  useEffect(() => {
    // On the document, because popups are outside of the playground.
    const handle = ({ target }: Event) => {
      const found = partsAt(scope, target, parts);
      setPointed(found.length > 0 ? found : NONE);
    };
    document.addEventListener('pointerover', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerover', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [scope, parts]);
  return pointed;
}
