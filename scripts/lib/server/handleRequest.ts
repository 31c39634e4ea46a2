import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { isCompressible } from './contentTypes';
import { chooseEncoding } from './encodedFiles';
import type { EncodedFile, EncodedFiles, Encoding } from './encodedFiles';
import { resolveAddress } from './resolveAddress';
import type { LocaleRoots } from './resolveAddress';

/**
 * Assets may be cached forever, but only if their names depend on their content, by a hash or a
 * package's version. They are in the root folder or, for each additional locale, in a folder below
 * it.
 */
const IMMUTABLE_ASSET = /^([\w-]+\/)?assets\/.*[.-]([0-9a-f]{8,}|\d+\.\d+\.\d+)\.[\w.]+$/;

/** Returns the Cache-Control header of a file, whose name is relative to the served folder. */
export function cacheControlOf(name: string): string {
  return IMMUTABLE_ASSET.test(name)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** The served site: the folder of a built site, and its additional locales. */
export interface ServedSite {
  root: string;
  localeRoots: LocaleRoots;
}

interface FoundFile extends EncodedFile {
  name: string;
}

async function firstFound(
  root: string,
  names: readonly string[],
  files: EncodedFiles,
  encoding: Encoding,
): Promise<FoundFile | null> {
  for (const name of names) {
    const file = await files.read(path.join(root, name), encoding);
    if (file) {
      return { ...file, name };
    }
  }
  return null;
}

function sendText(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status}\n`);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: FoundFile,
) {
  const headers: OutgoingHttpHeaders = {
    'Cache-Control': cacheControlOf(file.name),
    ETag: file.etag,
    'X-Content-Type-Options': 'nosniff',
    ...(isCompressible(file.contentType) && { Vary: 'Accept-Encoding' }),
  };
  const cached = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  if (status === 200 && (cached.includes(file.etag) || cached.includes('*'))) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': file.body.length,
    ...(file.encoding !== 'identity' && { 'Content-Encoding': file.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/**
 * Responds to a request with the built site: pages at their canonical URL, a permanent redirect for
 * every other form of it, the nearest 404.html with status 404 for missing pages. Rejects when a
 * file cannot be read.
 */
export async function handleRequest(
  { root, localeRoots }: ServedSite,
  files: EncodedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, { Allow: 'GET, HEAD' });
  }
  const resolution = resolveAddress(request.url ?? '/', localeRoots);
  if (resolution.kind === 'malformed') {
    return sendText(response, 400);
  }
  if (resolution.kind === 'redirect') {
    return sendText(response, 301, { Location: resolution.location });
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const found = await firstFound(root, resolution.candidates, files, encoding);
  if (found) {
    // The 404 page itself is not a regular page.
    const status = path.basename(found.name) === '404.html' ? 404 : 200;
    return sendFile(request, response, status, found);
  }
  const notFound = await firstFound(root, resolution.notFound, files, encoding);
  return notFound ? sendFile(request, response, 404, notFound) : sendText(response, 404);
}
