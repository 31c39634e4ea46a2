// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.

Object.assign(window, {
  /**
   * Starts measuring from the next key until results of the search are painted. `searchTime` will have
   * the time, in milliseconds.
   */
  timeSearch() {
    /** @type {any} */ (window).searchTime = new Promise((resolve) => {
      let start = NaN;
      const hasResults = () =>
        /^(?:Results|结果)/.test(
          document.querySelector('dialog [role="status"]')?.textContent ?? '',
        ) && document.querySelector('dialog [role="option"]') !== null;
      const observer = new MutationObserver(() => {
        if (hasResults()) {
          observer.disconnect();
          // This runs in the first task after the next frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
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
