import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Returns a port that nothing listens to. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
