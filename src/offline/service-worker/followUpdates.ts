import { SKIP_WAITING } from '../messages';

/** Interval at which a page that is about to reload checks whether it may, in ms. */
const CHECK_MS = 100;

/** What updates need of a page. */
export interface ServedPage {
  /** The worker that controlled the page from its beginning. */
  servedBy: ServiceWorker | null;
  /** The page's workers of the present. */
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  hasFocus: () => boolean;
  reload: () => void;
}

/** Reloads once the new worker is ready and the page has focus: background tabs could reload in a loop. */
function reloadWhenFocused({ container, hasFocus, reload }: ServedPage): void {
  const timer = setInterval(() => {
    if (container.controller?.state === 'activated' && hasFocus()) {
      clearInterval(timer);
      reload();
    }
  }, CHECK_MS);
}

/**
 * Updates a page to the newest worker: asks a waiting worker to skip waiting, and reloads the page once
 * when another worker than the one that served it has taken over, also before this was called.
 *
 * Does nothing on a page that no worker of this registration has served. The first worker of a language
 * isn't an update, though the worker of the site's root may have served the page.
 */
export function followUpdates(registration: ServiceWorkerRegistration, page: ServedPage): void {
  const { servedBy, container } = page;
  if (!servedBy || new URL('.', servedBy.scriptURL).href !== registration.scope) {
    return;
  }
  const reload = () => reloadWhenFocused(page);
  if (container.controller === servedBy) {
    container.addEventListener('controllerchange', reload, { once: true });
  } else {
    reload();
  }
  const ask = () => registration.waiting?.postMessage(SKIP_WAITING);
  const follow = () => registration.installing?.addEventListener('statechange', ask);
  ask();
  follow();
  registration.addEventListener('updatefound', follow);
}
