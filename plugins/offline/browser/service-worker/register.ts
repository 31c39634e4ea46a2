import { keepShownPages } from '../keepShownPages';
import { CACHES } from '../kept/keptFiles';
import { followUpdates } from './followUpdates';

/** Updates what the reader has saved, with code that only those load who have saved something. */
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
