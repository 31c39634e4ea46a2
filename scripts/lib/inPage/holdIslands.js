// @ts-check
// Runs in the measured page before its own scripts, as it stands: plain JavaScript, no imports.
// No island comes near the viewport: what watches for that never hears of one. Everything else that
// watches elements, such as the prefetch of visible links, goes on, since it is the shell's own cost.

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
