import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

export interface NetworkSpeed {
  /** From a request to its response, in ms. */
  readonly latencyMs: number;
  /** Of all responses together. */
  readonly bytesPerSecond: number;
}

export interface SlowNetwork {
  /** Origin at which the site is slow, with a slash at the end. */
  readonly url: string;
  /** Returns the bytes of all response bodies so far, as transferred. */
  bytes: () => number;
  /** From now on, the network has this speed. At first, it is as fast as the machine. */
  slowDown: (speed: NetworkSpeed) => void;
  close: () => Promise<void>;
}

/** Small enough for responses to share the line evenly. */
const CHUNK_BYTES = 1400;

/**
 * Starts a proxy in front of a site that is as slow as a network. Chromium's own throttling doesn't
 * reach what workers fetch.
 *
 * @param site origin of the site
 */
export async function startSlowNetwork(site: string): Promise<SlowNetwork> {
  let speed: NetworkSpeed | undefined;
  let total = 0;
  /** When the line is free again, in ms of `performance.now()`. */
  let freeAt = 0;

  async function send(chunk: Buffer, push: (part: Buffer) => void): Promise<void> {
    for (let start = 0; start < chunk.length; start += CHUNK_BYTES) {
      const part = chunk.subarray(start, start + CHUNK_BYTES);
      total += part.length;
      if (speed) {
        freeAt = Math.max(freeAt, performance.now()) + (1000 * part.length) / speed.bytesPerSecond;
        await pause(freeAt - performance.now());
      }
      push(part);
    }
  }

  const server = http.createServer((request, response) => {
    const forward = async () => {
      await pause(speed?.latencyMs ?? 0);
      const onward = http.request(
        new URL(request.url ?? '/', site),
        { method: request.method, headers: { ...request.headers, host: new URL(site).host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          const line = new Transform({
            transform(chunk: Buffer, _encoding, done: TransformCallback) {
              send(chunk, (part) => this.push(part)).then(() => done(), done);
            },
          });
          answer.pipe(line).pipe(response);
        },
      );
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    };
    void forward();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    bytes: () => total,
    slowDown(next) {
      speed = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
