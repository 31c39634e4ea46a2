/** How often a page that waits for the reader's return looks whether it has focus, in ms. */
const FOCUS_CHECK_MS = 100;

/** What the worker is told so that it takes over. */
export const SKIP_WAITING = 'skipWaiting';

/** The page around a registration, as far as updates are concerned. */
export interface WorkerPage {
  /** Whether a worker controls the page: one that none controls has nothing old to reload. */
  isControlled: () => boolean;
  hasFocus: () => boolean;
  reload: () => void;
}

/** Reloads once, as soon as the page has focus: tabs in the background must not loop (§22). */
function reloadWhenFocused({ hasFocus, reload }: WorkerPage): void {
  const timer = setInterval(() => {
    if (hasFocus()) {
      clearInterval(timer);
      reload();
    }
  }, FOCUS_CHECK_MS);
}

/**
 * Brings a page to the newest worker (behaviours §22): a waiting worker is asked to skip waiting,
 * and once a new one is active the page reloads, one time. Does nothing on a page without a worker
 * in control.
 */
export function followUpdates(registration: ServiceWorkerRegistration, page: WorkerPage): void {
  if (!page.isControlled()) {
    return;
  }
  if (registration.waiting) {
    registration.waiting.postMessage(SKIP_WAITING);
    return;
  }
  let reloading = false;
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        registration.waiting?.postMessage(SKIP_WAITING);
      }
      if (worker.state === 'activated' && !reloading) {
        reloading = true;
        reloadWhenFocused(page);
      }
    });
  };
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
