/** How long an idle moment is waited for, in ms. */
const PATIENCE = 2000;

/** Resolves once the page has loaded and the browser has nothing to do: third parties come last. */
export function whenInteractive(): Promise<void> {
  return new Promise((resolve) => {
    const waitForIdle = () => {
      // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
      if (typeof window.requestIdleCallback === 'function') {
        window.requestIdleCallback(() => resolve(), { timeout: PATIENCE });
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
