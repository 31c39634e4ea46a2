// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.
// Prevents islands from running: no observer is notified when an island comes near the viewport.
// Other observers, such as the one that prefetches visible links, keep working, since they are part
// of the shell's cost.

window.IntersectionObserver = class extends IntersectionObserver {
  /**
   * @override
   * @param {Element} element
   */
  observe(element) {
    if (!element.closest('[data-island]')) {
      super.observe(element);
    }
  }
};
