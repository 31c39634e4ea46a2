// @ts-check
// Runs in the measured page before its own scripts, as it stands: plain JavaScript, no imports.

Object.assign(window, {
  /**
   * Presses a link and gives the time until the new page's title is painted, in milliseconds.
   *
   * @param {string} to
   * @returns {Promise<number>}
   */
  pressLink(to) {
    const title = () => document.querySelector('h1')?.textContent ?? null;
    // The toggle of a group names its first page, and does not go there when pressed; links in a
    // drawer that is closed cannot be pressed at all.
    const links = [...document.querySelectorAll(`a[href="${to}"]:not([role])`)];
    const link = links.find((candidate) => candidate.checkVisibility());
    if (!(link instanceof HTMLAnchorElement)) {
      return Promise.reject(new Error(`This page has no link to ${to}.`));
    }
    const before = title();
    return new Promise((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        if (location.pathname === to && title() !== null && title() !== before) {
          observer.disconnect();
          // The first task after the frame that is about to be painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      link.click();
    });
  },
});
