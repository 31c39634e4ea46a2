// @ts-check
/// <reference lib="webworker" />
// Becomes part of sw.js. The bundler of the worker takes JavaScript only.

/**
 * What our worker does beside the plugin's (behaviours §22): it takes over at once, and a page that
 * asks for the newest worker gets every open window loaded anew. It caches nothing.
 */
export default function docsWorker() {
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('message', () => {
    void worker.skipWaiting();
    void worker.clients
      .matchAll({ type: 'window' })
      .then((windows) => Promise.allSettled(windows.map((window) => window.navigate(window.url))));
  });
}
