/** A hidden page is never painted: then the callback runs after this long, in ms. */
const HIDDEN_PAGE_TIMEOUT_MS = 300;

/**
 * Calls back once the browser has painted the current state of the page.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(callback: () => void): () => void {
  let timer = window.setTimeout(callback, HIDDEN_PAGE_TIMEOUT_MS);
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(callback);
  });
  return () => {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
