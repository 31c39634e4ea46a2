import { parseShownMessage, SKIP_WAITING } from '../messages';
import { answerAsset, answerFrame, answerPage, sendRequest } from './answers';
import type { FetchEvent, LastingEvent } from './answers';
import { keepOfflinePage, keepShownPage, readOfflinePage } from './keepPages';
import { removeOutdated } from './removeOutdated';
import { routeRequest } from './routeRequest';
import { keep, readKept } from '../kept/keptFiles';
import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import { readSaved } from '../saved/savedState';

interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

interface WorkerScope {
  readonly clients: { claim: () => Promise<void> };
  readonly location: Location;
  readonly registration: { readonly scope: string };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

/** Returns whether a file is kept once it was used: pages show it, or load it as data. */
const isToKeep = ({ destination }: Request, pathname: string) =>
  destination === 'image' || pathname.endsWith(`/${INDEX_LIST}`);

/** Answers with a file beside the pages, such as an image: the network's, or a kept one without it. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  try {
    const response = await sendRequest(request);
    if (response.ok && isToKeep(request, pathname)) {
      event.waitUntil(keep('assets', pathname, response.clone()).catch(() => undefined));
    }
    return response;
  } catch (error) {
    const kept = (await readKept('assets', pathname)) ?? (await readSaved(pathname));
    if (kept) {
      return kept;
    }
    if (request.mode === 'navigate') {
      return readOfflinePage(pathname);
    }
    throw error;
  }
}

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

/**
 * Our part of the service worker, which the plugin's part calls when it starts. It takes over at once, or
 * when a page asks it to; the pages reload themselves then.
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
    } else if (shown) {
      event.waitUntil(keepShownPage(shown));
    }
  });
}
