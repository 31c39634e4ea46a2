// @ts-check
/// <reference lib="webworker" />
// Replaces sw.js when a worker must go (npm run service-worker:kill): it removes what earlier
// workers cached, then itself. It handles no fetch, so from its activation on every page comes from
// the network. Pages are loaded anew only when there was something cached, which the next
// worker of this kind does not find any more: a page that still registers it cannot loop.
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
