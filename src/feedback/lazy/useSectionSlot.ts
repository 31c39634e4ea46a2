import { useLayoutEffect, useState } from 'react';
import { boxOfHeading } from '../moveInHeadings';
import type { Section } from '../types';

/**
 * Returns an element right after the heading of a section, for the form that comments on it. It is removed
 * with the form.
 *
 * @returns null for the page as a whole, and for a section that isn't on the page any more; undefined until
 *   the element is there
 */
export function useSectionSlot(section: Section | null): HTMLElement | null | undefined {
  const [slot, setSlot] = useState<{ id?: string; element: HTMLElement | null }>({ element: null });
  const id = section?.id;
  useLayoutEffect(() => {
    const heading = id === undefined ? null : document.getElementById(id);
    const element = heading && document.createElement('div');
    if (element) {
      boxOfHeading(heading).after(element);
    }
    setSlot(id === undefined ? { element } : { id, element });
    return () => element?.remove();
  }, [id]);
  return slot.id === id ? slot.element : undefined;
}
