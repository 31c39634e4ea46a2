import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { headersOf, REDIRECT_CACHE } from '@component-docs/hosting/node/headerRules';
import type { HeaderRule } from '@component-docs/hosting/node/headerRules';
import {
  ACCEPTS_MARKDOWN,
  localeRootOf,
  MISSING_MARKDOWN,
  pageLinks,
} from '@component-docs/hosting/node/markdownPages';
import { contentTypeOf } from '@component-docs/hosting/node/contentTypes';
import { allowsBrotli, compressFile } from './compressed';
import type { CompressedFile } from './compressed';
import type { ServedSite } from './readSite';
import { resolveAddress } from './resolveAddress';

const ACCEPTED = new RegExp(ACCEPTS_MARKDOWN, 'i');

/** Responds without a file, so without the headers that are a file's own. */
function sendText(
  response: ServerResponse,
  { rules, status, headers = {} }: { rules: readonly HeaderRule[] } & SentText,
): void {
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    ...headersOf('/', rules),
    ...headers,
  });
  response.end(`${status}\n`);
}

interface SentText {
  status: number;
  headers?: OutgoingHttpHeaders;
}

/** The error of `send` when it can't send a file: for a missing part, a header has the file's size. */
type SendError = Error & Partial<SentText>;

/** A file of the site, and its compressed form if that is sent. */
interface FoundFile {
  name: string;
  compressed: CompressedFile | null;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { site, file, status }: { site: ServedSite; file: FoundFile; status: number },
): void {
  const headers = headersOf(`/${file.name}`, site.rules);
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
  response.statusCode = status;
  response.setHeader('Content-Type', contentTypeOf(file.name));
  const page = file.name.replace(/\.(?:html|md)$/, '');
  if (page !== file.name && site.files.has(`${page}.md`)) {
    const isPage = file.name.endsWith('.html') && site.styleSheet !== undefined;
    const sheet = isPage ? localeRootOf(`/${page}`, site.localeRoots) + site.styleSheet : undefined;
    response.setHeader('Link', pageLinks(`/${page}`, sheet));
  }
  response.setHeader('Vary', [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '));
  if (file.compressed) {
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('ETag', file.compressed.etag);
    response.setHeader('Content-Length', file.compressed.body.length);
    response.end(request.method === 'HEAD' ? undefined : file.compressed.body);
    return;
  }
  const sent = path.join(site.root, file.name);
  // Private files are not among the candidates. Parts of a 404 page would have status 206.
  send(request, encodeURIComponent(path.basename(sent)), {
    root: path.dirname(sent),
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    // The validator is the ETag.
    lastModified: false,
    acceptRanges: status === 200,
  })
    .on('error', (error: SendError) => {
      if (response.headersSent) {
        response.destroy(error);
      } else {
        sendText(response, {
          rules: site.rules,
          status: error.status ?? 500,
          headers: error.headers,
        });
      }
    })
    .pipe(response);
}

/**
 * Responds to a request with the built site: pages at their canonical URL, a permanent redirect for
 * every other form of it, the nearest 404.html with status 404 for missing pages.
 */
export async function handleRequest(
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { files, localeRoots, rules } = site;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, { rules, status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const acceptsMarkdown = ACCEPTED.test(request.headers.accept ?? '');
  const resolution = resolveAddress(request.url ?? '/', localeRoots, acceptsMarkdown);
  if (resolution.kind === 'refused') {
    return sendText(response, { rules, status: resolution.status });
  }
  if (resolution.kind === 'redirect') {
    const headers = { Location: resolution.location, 'Cache-Control': REDIRECT_CACHE };
    return sendText(response, { rules, status: 301, headers });
  }
  const name = [...resolution.candidates, ...resolution.notFound].find((each) => files.has(each));
  if (name === undefined) {
    return sendText(response, { rules, status: 404 });
  }
  const compressed = allowsBrotli(request.headers)
    ? await compressFile(path.join(site.root, name), site.quality)
    : null;
  // A file that is sent for missing pages is not a regular page.
  const isFound =
    resolution.candidates.includes(name) &&
    !['404.html', MISSING_MARKDOWN].includes(path.basename(name));
  sendFile(request, response, {
    site,
    file: { name, compressed },
    status: isFound ? 200 : 404,
  });
}
