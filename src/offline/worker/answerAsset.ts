import { keep, readKept } from '../kept/keptFiles';
import { readSaved } from '../saved/readSaved';
import { sendRequest } from './sendRequest';
import type { FetchEvent } from './scope';

/** What the plugin's part of the worker has kept: the shell. */
const readShell = (request: Request) => caches.match(request).catch(() => undefined);

/** Answers with a file whose name changes with its content: a kept one is always current. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept =
    (await readKept('assets', pathname)) ??
    (await readSaved(pathname)) ??
    (await readShell(event.request));
  if (kept) {
    return kept;
  }
  const response = await sendRequest(event.request);
  if (response.ok) {
    event.waitUntil(keep('assets', pathname, response.clone()).catch(() => undefined));
  }
  return response;
}
