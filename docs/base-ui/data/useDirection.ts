import { useEffect, useState } from 'react';

/** Returns the direction of the text at an element, and follows its changes. Pass the `ref` to the element. */
export function useDirection() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (!element) {
      return undefined;
    }
    const read = () => setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
    read();
    const observer = new MutationObserver(read);
    observer.observe(element.ownerDocument, { attributeFilter: ['dir'], subtree: true });
    return () => observer.disconnect();
  }, [element]);
  return { direction, ref };
}
