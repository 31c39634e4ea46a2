// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.
// Records what the browser reports about the load, for `readProbe`.

/** @typedef {import('../measure/types').ProbeRecord} ProbeRecord */
/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} ShiftEntry */

(() => {
  /** @type {ProbeRecord} */
  const record = {
    fcp: null,
    lcp: null,
    cls: 0,
    longTasks: [],
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

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') {
      record.fcp = entry.startTime;
    }
  });
  observe('largest-contentful-paint', (entry) => {
    record.lcp = entry.startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    record.longTasks.push({ start: startTime, duration });
  });

  // CLS is the largest burst of shifts: less than 1 s apart, 5 s in total (https://web.dev/articles/cls).
  const burst = { start: -Infinity, last: -Infinity, sum: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = /** @type {ShiftEntry} */ (entry);
    if (hadRecentInput) {
      return;
    }
    if (startTime - burst.last >= 1000 || startTime - burst.start >= 5000) {
      Object.assign(burst, { start: startTime, sum: 0 });
    }
    burst.last = startTime;
    burst.sum += value;
    record.cls = Math.max(record.cls, burst.sum);
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
