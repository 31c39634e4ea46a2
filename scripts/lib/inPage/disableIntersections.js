// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.
// Disables intersection observers: no link is prefetched, and no island runs.

window.IntersectionObserver = class extends IntersectionObserver {
  /** @override */
  observe() {}
};
