import { typeFits } from '@component-docs/kit/shared/typeFits';
import { keep, readKept, removeKept } from '../kept/keptFiles';
import { readSaved } from '../saved/readSaved';
import { sendRequest } from './sendRequest';
import type { FetchEvent } from './scope';

const fits = (pathname: string, { ok, headers }: Response) =>
  ok && typeFits(pathname, headers.get('content-type'));

/** What the plugin's part of the worker has kept: the shell. */
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
 * browsers may send all requests so, but those aren't sent by a script.)
 */
const isForNew = ({ cache, destination }: Request) => cache === 'reload' && destination === '';

/**
 * Answers with a file whose name changes with its content: a kept one is always current. One that a page
 * asks for anew takes the place of all that was kept for it.
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
