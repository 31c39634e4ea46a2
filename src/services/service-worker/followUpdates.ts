import { SKIP_WAITING } from '../../offline/messages';

/** Interval at which a page waiting to reload checks whether it has focus, in ms. */
const FOCUS_CHECK_MS = 100;

/** The functions of a page that updates need. */
export interface WorkerPage {
  /** Whether a worker controls the page. Without one, there is nothing outdated to reload. */
  isControlled: () => boolean;
  hasFocus: () => boolean;
  reload: () => void;
}

/** Reloads once, as soon as the page has focus, so that background tabs don't reload in a loop. */
function reloadWhenFocused({ hasFocus, reload }: WorkerPage): void {
  const timer = setInterval(() => {
    if (hasFocus()) {
      clearInterval(timer);
      reload();
    }
  }, FOCUS_CHECK_MS);
}

/**
 * Updates a page to the newest worker: asks a waiting worker to skip waiting, and reloads the page once
 * when a new worker is active. Does nothing on a page that no worker controls.
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
