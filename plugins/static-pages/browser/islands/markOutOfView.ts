/** Set while an element is out of view; `Demo.module.css` pauses the animations of a demo. */
const OUT_OF_VIEW = 'data-out-of-view';

/** One for all islands, created in the browser. */
let observer: IntersectionObserver | undefined;

/**
 * Marks an element while it is out of view, because a spinner far below the screen keeps the main thread
 * of a phone busy: browsers go on animating what nobody sees.
 *
 * @returns a function that stops watching
 */
export function markOutOfView(element: Element): () => void {
  observer ??= new IntersectionObserver((entries) =>
    entries.forEach(({ target, isIntersecting }) =>
      target.toggleAttribute(OUT_OF_VIEW, !isIntersecting),
    ),
  );
  const watching = observer;
  watching.observe(element);
  return () => watching.unobserve(element);
}
