/** A hidden page paints nothing: then this long is waited, in ms. */
const PATIENCE = 300;

/** Calls back once the browser has painted what is there now. Gives the function that calls it off. */
export function afterPaint(callback: () => void): () => void {
  let timer = window.setTimeout(callback, PATIENCE);
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(callback);
  });
  return () => {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
