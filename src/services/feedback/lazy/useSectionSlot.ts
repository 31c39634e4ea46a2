import { useLayoutEffect, useState } from 'react';
import { boxOfHeading } from '../moveInHeadings';
import type { Section } from '../types';

/**
 * Returns an element right after the heading of a section, for the form that comments on it; null for the
 * page as a whole, and for a section that isn't on the page any more. It is removed with the form.
 */
export function useSectionSlot(section: Section | null): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const id = section?.id;
  useLayoutEffect(() => {
    const heading = id === undefined ? null : document.getElementById(id);
    if (!heading) {
      return undefined;
    }
    const element = document.createElement('div');
    boxOfHeading(heading).after(element);
    setSlot(element);
    return () => {
      element.remove();
      setSlot(null);
    };
  }, [id]);
  return slot;
}
