import { parseShownMessage, SKIP_WAITING } from '../messages';
import { answerAsset } from './answerAsset';
import { answerFile } from './answerFile';
import { answerFrame } from './answerFrame';
import { answerPage } from './answerPage';
import { keepOfflinePage, keepShownPage } from './keepPages';
import { removeOutdated } from './removeOutdated';
import { routeRequest } from './routeRequest';
import type { FetchEvent, WorkerScope } from './scope';

const ANSWERS = {
  page: answerPage,
  asset: answerAsset,
  file: answerFile,
  frame: answerFrame,
} as const;

function answer(event: FetchEvent, origin: string): void {
  const { request } = event;
  const { method, url, mode, cache, headers } = request;
  const accept = headers.get('accept') ?? '';
  const route = routeRequest(
    { method, url, mode, cache, accept, isPartial: headers.has('range') },
    origin,
  );
  if (route !== 'none') {
    event.respondWith(ANSWERS[route](event));
    // The plugin's listener would answer a second time.
    event.stopImmediatePropagation();
  }
}

async function reloadWindows({ clients }: WorkerScope): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  await Promise.allSettled(windows.map((window) => window.navigate(window.url)));
}

/**
 * Our part of the service worker, which the plugin's part calls when it starts. It takes over at once.
 * When a page asks it to skip waiting, it reloads every window.
 */
export default function docsWorker(): void {
  const worker = self as unknown as WorkerScope;
  worker.addEventListener('install', (event) => {
    event.waitUntil(keepOfflinePage(new URL(worker.registration.scope).pathname));
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([worker.clients.claim(), removeOutdated(Date.now())]));
  });
  worker.addEventListener('fetch', (event) => answer(event, worker.location.origin));
  worker.addEventListener('message', (event) => {
    const shown = parseShownMessage(event.data);
    if (event.data === SKIP_WAITING) {
      event.waitUntil(worker.skipWaiting());
      event.waitUntil(reloadWindows(worker));
    } else if (shown) {
      event.waitUntil(keepShownPage(shown));
    }
  });
}
