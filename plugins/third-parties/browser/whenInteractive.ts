/** How long to wait for an idle moment, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Resolves once the page has loaded and the browser is idle, so that third parties load last. */
export function whenInteractive(): Promise<void> {
  return new Promise((resolve) => {
    const waitForIdle = () => {
      // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
      if (typeof window.requestIdleCallback === 'function') {
        window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
      } else {
        window.setTimeout(resolve, 200);
      }
    };
    if (document.readyState === 'complete') {
      waitForIdle();
    } else {
      window.addEventListener('load', waitForIdle, { once: true });
    }
  });
}
