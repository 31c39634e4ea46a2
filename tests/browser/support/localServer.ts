import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** Without a slash at the end. */
  url: string;
  /** Stops listening and drops open connections. */
  close: () => Promise<void>;
}

/**
 * Starts a server on a free port of this machine.
 *
 * @param hostname the name of this machine in its address: under another one than the site's, it is of
 *   another site for a browser
 */
export async function startLocalServer(
  answer: RequestListener,
  hostname: 'localhost' | '127.0.0.1' = 'localhost',
): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
