// @ts-check
// Injected before the measured page's own scripts: plain JavaScript without imports.

Object.assign(window, {
  /**
   * Clicks a link and returns the times until the new page's title is painted, and until the frame that draws
   * the rest of the page is complete, in milliseconds.
   *
   * @param {string} to
   * @returns {Promise<{ title: number, whole: number }>}
   */
  clickLink(to) {
    /** @param {() => void} then runs after the next frame: a message waits for it, and a callback in it doesn't */
    const afterFrame = (then) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(null);
      });
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
        const [painted] = list.getEntries();
        const finish = () => {
          // The part of the page that its first frame leaves out (plugins/static-pages/browser/pages/topFirst.ts).
          if (document.documentElement.hasAttribute('data-top-only')) {
            requestAnimationFrame(finish);
          } else {
            afterFrame(() =>
              resolve({
                title: (painted?.startTime ?? NaN) - start,
                whole: performance.now() - start,
              }),
            );
          }
        };
        finish();
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
