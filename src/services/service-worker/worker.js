// @ts-check
/// <reference lib="webworker" />
// Becomes part of sw.js. The worker's bundler only supports JavaScript.

/**
 * What a page sends to have a waiting worker take over: SKIP_WAITING in followUpdates.ts, which can't be
 * imported here.
 */
const SKIP_WAITING = 'skipWaiting';

/**
 * Our additions to the plugin's worker. The worker takes over immediately. When a page asks it to skip
 * waiting, it reloads every open window; other messages aren't for it. It caches nothing.
 */
export default function docsWorker() {
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('message', ({ data }) => {
    if (data !== SKIP_WAITING) {
      return;
    }
    void worker.skipWaiting();
    void worker.clients
      .matchAll({ type: 'window' })
      .then((windows) => Promise.allSettled(windows.map((window) => window.navigate(window.url))));
  });
}
