/** Signs of a reader who may press something next. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** The first sign on this document, which is remembered: pages that come later are read by somebody, too. */
let sign: Promise<void> | undefined;

/** Resolves at the first sign that a reader is there, at once after it. */
export function readerActs(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const stop = () => {
      SIGNS.forEach((type) => window.removeEventListener(type, stop));
      resolve();
    };
    SIGNS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  });
  return sign;
}
