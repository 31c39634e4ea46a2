// @ts-check
// Runs in the measured page before its own scripts, as it stands: plain JavaScript, no imports.
// Nothing ever comes into view: no link is prefetched, and no island runs.

window.IntersectionObserver = class extends IntersectionObserver {
  /** @override */
  observe() {}
};
