import { pathKey } from '@component-docs/static-pages/shared/pages/pathKey';
import { keep, readKept } from '../kept/keptFiles';
import { publicPath } from '../publicPath';
import { readSaved } from '../saved/readSaved';
import { readOfflinePage } from './offlinePage';
import { sendRequest } from './sendRequest';
import type { FetchEvent } from './scope';

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
