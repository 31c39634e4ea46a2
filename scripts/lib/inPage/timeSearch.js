// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.

Object.assign(window, {
  /**
   * Starts measuring from the next key. `searchTimes` will have two times, in milliseconds: until the first
   * results are painted, and until the status says that these are all.
   */
  timeSearch() {
    /** @type {any} */ (window).searchTimes = new Promise((resolve) => {
      let start = NaN;
      let first = NaN;
      const hasResults = () => document.querySelector('dialog [role="option"]') !== null;
      const isComplete = () =>
        /^(?:Results|结果)/.test(
          document.querySelector('dialog [role="status"]')?.textContent ?? '',
        );
      /** Calls in the first task after the next frame is painted. */
      const whenPainted = (/** @type {() => void} */ call) =>
        requestAnimationFrame(() => setTimeout(call));
      let isFirst = true;
      const observer = new MutationObserver(() => {
        if (!hasResults()) {
          return;
        }
        if (isFirst) {
          isFirst = false;
          whenPainted(() => {
            first = performance.now() - start;
          });
        }
        if (isComplete()) {
          observer.disconnect();
          whenPainted(() => resolve({ first, whole: performance.now() - start }));
        }
      });
      const begin = (/** @type {KeyboardEvent} */ event) => {
        start = event.timeStamp;
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      };
      window.addEventListener('keydown', begin, { capture: true, once: true });
    });
  },
});
