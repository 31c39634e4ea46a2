import { followUpdates } from './followUpdates';

/**
 * Registers the worker of this locale and keeps the page up to date with it. Never rejects: without
 * a worker the site works just the same.
 *
 * @param address of the worker's script; its folder is the worker's scope
 */
export async function register(address: string): Promise<void> {
  try {
    // The worker's runtime reads its mode from the address; nothing is kept offline yet.
    const params = encodeURIComponent(JSON.stringify({ offlineMode: false, debug: false }));
    const registration = await navigator.serviceWorker.register(`${address}?params=${params}`);
    followUpdates(registration, {
      isControlled: () => navigator.serviceWorker.controller !== null,
      hasFocus: () => document.hasFocus(),
      reload: () => window.location.reload(),
    });
  } catch {
    // Refused by the browser, blocked by a policy, or offline.
  }
}
