import { followUpdates } from './followUpdates';

/**
 * Registers the worker of this locale and keeps the page up to date with it. Never rejects, because the
 * site also works without a worker.
 *
 * @param address URL of the worker's script; its folder is the worker's scope.
 */
export async function register(address: string): Promise<void> {
  try {
    // The worker's runtime reads its mode from the URL; nothing is kept offline yet.
    const params = encodeURIComponent(JSON.stringify({ offlineMode: false, debug: false }));
    const registration = await navigator.serviceWorker.register(`${address}?params=${params}`);
    followUpdates(registration, {
      isControlled: () => navigator.serviceWorker.controller !== null,
      hasFocus: () => document.hasFocus(),
      reload: () => window.location.reload(),
    });
  } catch {
    // Rejected by the browser, blocked by a policy, or offline.
  }
}
