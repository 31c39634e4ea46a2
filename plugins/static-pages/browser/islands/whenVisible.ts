import { afterPaint } from '@component-docs/kit/browser/afterPaint';

/**
 * Calls back each time an element comes into view, after the next paint: on a page that a link
 * leads to, the title is painted before anything is loaded for the element.
 *
 * @param rootMargin how far from the viewport the element counts as in view, in the form that
 *   IntersectionObserver accepts
 * @returns a function that stops watching
 */
export function whenVisible(
  element: Element,
  rootMargin: string,
  onVisible: () => void,
): () => void {
  let cancel = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        cancel();
        cancel = afterPaint(onVisible);
      }
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}
