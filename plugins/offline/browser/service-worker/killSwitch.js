// @ts-check
/// <reference lib="webworker" />
// Replaces sw.js to remove a worker (npx tsx scripts/killServiceWorker.ts): it deletes the caches of earlier
// workers, then unregisters itself. It doesn't handle fetches, so after its activation every page comes
// from the network. It reloads pages only if there were caches. A page that registers it again finds
// none, so it can't reload in a loop.
(() => {
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

  async function removeEverything() {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    const windows = await worker.clients.matchAll({ type: 'window' });
    await worker.registration.unregister();
    if (names.length > 0) {
      await Promise.allSettled(windows.map((window) => window.navigate(window.url)));
    }
  }

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
})();
