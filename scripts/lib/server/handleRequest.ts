import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { headersOf, REDIRECT_CACHE } from '../../../plugins/hosting/headerRules';
import { contentTypeOf } from './contentTypes';
import { acceptedEncodings, findFile } from './findFile';
import type { FoundFile } from './findFile';
import type { ServedSite } from './readSite';
import { resolveAddress } from './resolveAddress';

function sendText(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(`${status}\n`);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file, status }: { root: string; file: FoundFile; status: number },
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', contentTypeOf(file.name));
  response.setHeader('Vary', 'Accept-Encoding');
  if (file.encoding !== 'identity') {
    response.setHeader('Content-Encoding', file.encoding);
  }
  const sent = file.sent.split('/').map(encodeURIComponent).join('/');
  // Private files are not among the candidates. Parts of a 404 page would have status 206.
  send(request, sent, {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    // The validator is the ETag.
    lastModified: false,
    acceptRanges: status === 200,
  })
    .on('error', (error: Error & { status?: number }) => {
      if (response.headersSent) {
        response.destroy(error);
      } else {
        response.removeHeader('Content-Encoding');
        sendText(response, error.status ?? 500);
      }
    })
    .pipe(response);
}

/**
 * Responds to a request with the built site: pages at their canonical URL, a permanent redirect for
 * every other form of it, the nearest 404.html with status 404 for missing pages.
 */
export function handleRequest(
  { root, files, localeRoots, rules }: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, { Allow: 'GET, HEAD' });
  }
  const resolution = resolveAddress(request.url ?? '/', localeRoots);
  if (resolution.kind === 'refused') {
    return sendText(response, resolution.status);
  }
  if (resolution.kind === 'redirect') {
    const headers = { Location: resolution.location, 'Cache-Control': REDIRECT_CACHE };
    return sendText(response, 301, headers);
  }
  const encodings = acceptedEncodings(request.headers['accept-encoding']?.toString());
  const names = [...resolution.candidates, ...resolution.notFound];
  const file = findFile(files, names, encodings);
  if (!file) {
    return sendText(response, 404);
  }
  // The 404 page itself is not a regular page.
  const isFound =
    resolution.candidates.includes(file.name) && path.basename(file.name) !== '404.html';
  const status = isFound ? 200 : 404;
  const headers = headersOf(`/${file.name}`, rules);
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
  sendFile(request, response, { root, file, status });
}
