// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.

Object.assign(window, {
  /**
   * Clicks a link and returns the time until the new page's title is painted, in milliseconds.
   *
   * @param {string} to
   * @returns {Promise<number>}
   */
  clickLink(to) {
    const title = () => document.querySelector('h1')?.textContent ?? null;
    // A group's toggle has the URL of the group's first page, but doesn't go there when clicked.
    // Links in a closed drawer cannot be clicked at all.
    const links = [...document.querySelectorAll(`a[href="${to}"]:not([role])`)];
    const link = links.find((candidate) => candidate.checkVisibility());
    if (!(link instanceof HTMLAnchorElement)) {
      return Promise.reject(new Error(`This page has no link to ${to}.`));
    }
    const before = title();
    return new Promise((resolve) => {
      const start = performance.now();
      new PerformanceObserver((list) => {
        list.getEntries().forEach((entry) => resolve(entry.startTime - start));
      }).observe({ type: 'element' });
      const observer = new MutationObserver(() => {
        if (location.pathname === to && title() !== null && title() !== before) {
          observer.disconnect();
          // Before the frame that paints it: https://w3c.github.io/element-timing/
          document.querySelector('h1')?.setAttribute('elementTiming', 'next title');
        }
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      link.click();
    });
  },
});
