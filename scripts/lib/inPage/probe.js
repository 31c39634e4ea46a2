// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports. Records the
// browser's reports about the load, for `readProbe`.

/** @typedef {import('../measure/loadPage').ProbeRecord} ProbeRecord */
/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} ShiftEntry */

(() => {
  /** @type {ProbeRecord} */
  const record = {
    longestTask: 0,
    layoutShift: 0,
    shellHydrated: null,
    firstIslandHydrated: null,
  };
  Object.assign(window, { loadProbe: record });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} take
   */
  const observe = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  };

  observe('longtask', ({ duration }) => {
    record.longestTask = Math.max(record.longestTask, duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = /** @type {ShiftEntry} */ (entry);
    record.layoutShift += hadRecentInput ? 0 : value;
  });

  const checkState = () => {
    if (record.shellHydrated === null && document.querySelector('html[data-has-hydrated="true"]')) {
      record.shellHydrated = performance.now();
    }
    if (
      record.firstIslandHydrated === null &&
      document.querySelector('[data-island-state="hydrated"]:not([data-island-module])')
    ) {
      record.firstIslandHydrated = performance.now();
    }
  };
  new MutationObserver(checkState).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-has-hydrated', 'data-island-state'],
  });
})();
