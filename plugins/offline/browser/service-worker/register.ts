import { CACHES } from '../kept/keptFiles';
import { SKIP_WAITING } from '../messages';
import type { ShownMessage } from '../messages';
import { onShownPath } from '@component-docs/static-pages/browser/pages/shownPath';

/** How long a page may load its first files before the worker is told, in ms. */
const SETTLED_MS = 1500;

/** Returns the site paths of the files that the document has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

/**
 * Tells the worker which pages the reader sees, so that they can be read offline from now on: also the
 * first one, which was loaded before there was a worker.
 */
export function keepShownPages(container: ServiceWorkerContainer): void {
  let timer = 0;
  const tell = () => {
    const path = window.location.pathname;
    const message: ShownMessage = { type: 'shown', path, files: loadedFiles() };
    container.controller?.postMessage(message);
  };
  const tellSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, SETTLED_MS);
  };
  container.addEventListener('controllerchange', tell);
  onShownPath(tellSoon);
  // Tells the worker about files that were loaded on use since.
  document.addEventListener('visibilitychange', tell);
  tell();
}

/** Interval at which a page that is about to reload checks whether it may, in ms. */
const CHECK_MS = 100;

/** Interval at which a worker that goes on waiting is asked again, in ms. */
const ASK_MS = 1000;

/** The functions and facts of a page that updates need. */
interface ServedPage {
  /** The worker that controlled the page from its beginning. */
  servedBy: ServiceWorker | null;
  /** The page's workers of the present. */
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  hasFocus: () => boolean;
  /** Whether the next page is on its way, which a reload would stop. */
  isBeingLeft: () => boolean;
  reload: () => void;
}

/**
 * Updates a page to the newest worker: asks a waiting worker to skip waiting until it does, and reloads the page
 * once when another worker than the one that served the page has taken over, even if that was before this call.
 * Background tabs wait until they have focus, because they could reload in a loop.
 *
 * Does nothing on a page that no worker of this registration has served. The first worker of a language
 * isn't an update, though the worker of the site's root may have served the page.
 */
export function followUpdates(registration: ServiceWorkerRegistration, page: ServedPage): void {
  const { servedBy, container, hasFocus, isBeingLeft, reload } = page;
  if (!servedBy || new URL('.', servedBy.scriptURL).href !== registration.scope) {
    return;
  }
  const reloadWhenReady = () => {
    const timer = setInterval(() => {
      if (container.controller?.state === 'activated' && hasFocus() && !isBeingLeft()) {
        clearInterval(timer);
        reload();
      }
    }, CHECK_MS);
  };
  if (container.controller === servedBy) {
    container.addEventListener('controllerchange', reloadWhenReady, { once: true });
  } else {
    reloadWhenReady();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    if (registration.waiting) {
      registration.waiting.postMessage(SKIP_WAITING);
      timer = setTimeout(ask, ASK_MS);
    }
  };
  const follow = () => registration.installing?.addEventListener('statechange', ask);
  ask();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Updates the reader's saved sets, with code that only readers with saved sets load. */
async function updateSaved(): Promise<void> {
  if (navigator.onLine && (await caches.has(CACHES.saved))) {
    const saved = await import('../saved/saveSets');
    await saved.updateSaved(new AbortController().signal);
  }
}

/**
 * Registers the worker of this locale and keeps the page up to date with it. Never rejects, because the
 * site also works without a worker.
 *
 * @param address URL of the worker's script; its folder is the worker's scope.
 * @param servedBy the worker that controlled the page from its beginning
 */
export async function register(address: string, servedBy: ServiceWorker | null): Promise<void> {
  try {
    // The plugin's part of the worker reads from the URL that it keeps the shell.
    const params = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));
    const registration = await navigator.serviceWorker.register(`${address}?params=${params}`);
    let isBeingLeft = false;
    window.addEventListener('beforeunload', () => {
      isBeingLeft = true;
    });
    // The reader has come back.
    window.addEventListener('pageshow', () => {
      isBeingLeft = false;
    });
    followUpdates(registration, {
      servedBy,
      container: navigator.serviceWorker,
      hasFocus: () => document.hasFocus(),
      isBeingLeft: () => isBeingLeft,
      reload: () => window.location.reload(),
    });
    keepShownPages(navigator.serviceWorker);
    await updateSaved();
  } catch {
    // Rejected by the browser, blocked by a policy, offline, or without storage.
  }
}
