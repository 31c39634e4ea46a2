import { afterPaint } from '../../lib/afterPaint';

/**
 * Calls back each time an element comes into view, once the browser has painted: on a page that a link
 * leads to, what is loaded for the element comes after the title.
 *
 * @param rootMargin how far from the viewport it counts as in view, as IntersectionObserver takes it
 * @returns the function that stops watching
 */
export function whenVisible(
  element: Element,
  rootMargin: string,
  onVisible: () => void,
): () => void {
  let callOff = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        callOff();
        callOff = afterPaint(onVisible);
      }
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    callOff();
  };
}
