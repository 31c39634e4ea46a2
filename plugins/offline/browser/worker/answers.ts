import { typeFits } from '@component-docs/kit/shared/typeFits';
import { keep, readKept, removeKept } from '../kept/keptFiles';
import { readSaved } from '../saved/savedState';
import { pathKey } from '@component-docs/static-pages/shared/pages';
import { publicPath } from '../paths';
import { readOfflinePage } from './keepPages';
import { frameDocument, FRAME_SANDBOX, framePolicy } from '../../shared/frameDocument';
import { scriptOfKeptFrame } from '../frame/keptFrame';

/**
 * The parts of a service worker's scope that ours uses. TypeScript's types of workers and of pages can't
 * be used together.
 */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

const fits = (pathname: string, { ok, headers }: Response) =>
  ok && typeFits(pathname, headers.get('content-type'));

/** Reads the shell, which the plugin's part of the worker has kept. */
const readShell = (request: Request) => caches.match(request).catch(() => undefined);

const readAnyKept = async (request: Request, pathname: string) =>
  (await readKept('assets', pathname)) ?? (await readSaved(pathname)) ?? (await readShell(request));

/** Requests a file. The wrong type may come from the browser's own cache, so the host is asked then. */
async function requestFile(request: Request, pathname: string): Promise<Response> {
  const response = await sendRequest(request);
  return response.ok && !fits(pathname, response)
    ? sendRequest(new Request(request, { cache: 'reload' }))
    : response;
}

/**
 * Whether a page asks for a file anew, because it can't use the kept one. (With their developer tools open,
 * browsers may send all requests so, but these requests don't come from a script.)
 */
const isForNew = ({ cache, destination }: Request) => cache === 'reload' && destination === '';

/**
 * Answers with a file whose name changes with its content: a kept file is always current. A file that a page
 * asks for anew replaces all kept files of its path.
 */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const kept = isForNew(request) ? undefined : await readAnyKept(request, pathname);
  if (kept) {
    return kept;
  }
  const response = await requestFile(request, pathname);
  if (fits(pathname, response)) {
    if (isForNew(request)) {
      await removeKept(pathname).catch(() => undefined);
    }
    event.waitUntil(keep('assets', pathname, response.clone()).catch(() => undefined));
  }
  return response;
}

/** How long the network may take before a kept page is shown instead, in ms. */
const PATIENCE_MS = 5000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html');

/** Requests a page and keeps it. Resolves to undefined without a network. */
async function requestPage(event: FetchEvent, key: string): Promise<Response | undefined> {
  const response = await sendRequest(event.request).catch(() => undefined);
  if (response?.ok && !response.redirected && isHtml(response)) {
    event.waitUntil(keep('pages', key, response.clone()).catch(() => undefined));
  }
  return response;
}

/** A kept page at its public address: for other forms of the address, a redirect to it. */
async function readKeptPage(url: URL, key: string): Promise<Response | undefined> {
  const page = (await readKept('pages', key)) ?? (await readSaved(key));
  const path = publicPath(key);
  return page && url.pathname !== path ? Response.redirect(path + url.search) : page;
}

/**
 * Answers with a page: the network's, or a kept one if the network fails or hesitates, else a page
 * that says so. A page names all files of its release, so a kept one doesn't mix with newer files.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const key = pathKey(url.pathname);
  const network = requestPage(event, key);
  event.waitUntil(network);
  const early = await Promise.race([network, wait(PATIENCE_MS)]);
  if (early && early.status < 500) {
    return early;
  }
  return (await readKeptPage(url, key)) ?? (await network) ?? (await readOfflinePage(url.pathname));
}

const randomText = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');

/**
 * Answers with the document that runs edited demos without a network. No worker may serve a frame whose
 * element has `sandbox`, so the response has it instead, which makes the document's origin opaque as well.
 * Requests of such a document don't come here: its script is in it, and the page hands over the rest.
 */
export async function answerFrame({ request }: FetchEvent): Promise<Response> {
  const path = scriptOfKeptFrame(new URL(request.url));
  const kept = path && ((await readKept('assets', path)) ?? (await readSaved(path)));
  if (!kept) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return new Response('The script of this frame is not on your device.\n', {
      status: 503,
      headers,
    });
  }
  const nonce = randomText();
  return new Response(frameDocument(await kept.text(), { nonce }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox ${FRAME_SANDBOX}; frame-ancestors 'self'; ${framePolicy(`'nonce-${nonce}'`)}`,
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Sends a request of a page as it is; the browser ends it when the page no longer waits. */
export const sendRequest = (request: Request): Promise<Response> =>
  // eslint-disable-next-line no-restricted-globals -- the page that sent the request limits its time
  fetch(request);
