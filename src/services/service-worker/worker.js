// @ts-check
/// <reference lib="webworker" />
// Becomes part of sw.js. The worker's bundler only supports JavaScript.

/**
 * Our additions to the plugin's worker. The worker takes over immediately. When a page asks it to skip
 * waiting, it reloads every open window. It caches nothing.
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
