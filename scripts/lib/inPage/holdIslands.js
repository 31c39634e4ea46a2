// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports. Prevents demos
// from running: no observer is notified when a demo comes near the viewport. Other islands, such as the
// toolbar around a demo, run. Other observers, such as the observer that prefetches visible links, keep
// working, since they are part of the shell's cost.

window.IntersectionObserver = class extends IntersectionObserver {
  /**
   * @override
   * @param {Element} element
   */
  observe(element) {
    if (!element.closest('[data-island]:not([data-island-module])')) {
      super.observe(element);
    }
  }
};
