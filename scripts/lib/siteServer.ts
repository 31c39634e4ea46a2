import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { rememberLatest } from '@component-docs/kit/node/cache/rememberLatest';
import { handleRequest } from './server/handleRequest';
import { readSite } from './server/readSite';
import type { ServedSite } from './server/readSite';

export interface ServerOptions {
  /** The built site's folder. */
  root: string;
  /** Any free port if 0 or omitted. */
  port?: number;
  /** Uses another free port if this one is taken, instead of failing. */
  orAnotherPort?: boolean;
  /** Of Brotli, up to 11: as budgets of bytes are counted. By default, it takes no time. */
  quality?: number;
}

export interface SiteServer {
  /** `http://localhost:<port>`, without a trailing slash. */
  url: string;
  port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 60_000;

/** Resolves to false if the port is taken, and rejects on any other failure. */
function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    // No host, so that pages can also be opened on a phone in the same network.
    server.listen(port, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

/**
 * Returns a function that reads a built site, once for each build. Calls at the same time look once
 * for a new build.
 */
function siteReader(root: string, quality?: number): () => Promise<ServedSite> {
  const read = rememberLatest(
    (build: string) => build,
    () => readSite(root, quality),
  );
  let reading: Promise<ServedSite> | undefined;
  return () => {
    reading ??= stat(path.join(root, 'index.html'))
      .then(({ mtimeMs }) => read(String(mtimeMs)))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}

/**
 * Serves a built site. Throws an Error if there is no built site in `root`, or if the port is taken
 * and no other may be used.
 */
export async function startServer({
  root,
  port = 0,
  orAnotherPort = false,
  quality,
}: ServerOptions): Promise<SiteServer> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
  }
  const currentSite = siteReader(root, quality);
  await currentSite();
  const server = createServer((request, response) => {
    currentSite()
      .then((site) => handleRequest(site, request, response))
      .catch((error: unknown) => {
        console.error(`${request.method} ${request.url}`, error);
        response.writeHead(500).end('500\n');
      });
  });
  // Programs use connections again: a request on a connection that is just being closed would fail.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (!(await listen(server, port)) && !(orAnotherPort && (await listen(server, 0)))) {
    throw new Error(`Port ${port} is taken: choose another one with --port.`);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${actual}`, port: actual, close: () => close(server) };
}
