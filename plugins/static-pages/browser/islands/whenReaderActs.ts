/** Signs of a reader who may press something next. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Calls back once, at the first sign that a reader is there.
 *
 * @returns a function that stops waiting
 */
export function whenReaderActs(onSign: () => void): () => void {
  const stop = () => SIGNS.forEach((type) => window.removeEventListener(type, answer));
  const answer = () => {
    stop();
    onSign();
  };
  SIGNS.forEach((type) => window.addEventListener(type, answer, { passive: true }));
  return stop;
}
