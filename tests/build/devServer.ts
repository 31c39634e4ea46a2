import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DOCUSAURUS = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Between two attempts to reach the server, in ms. */
const INTERVAL_MS = 200;

export interface DevServer {
  /** Without a slash at the end. */
  url: string;
  /** Returns what Docusaurus has loaded again: `site`, or `site plugin <name>@<id>`. */
  reloads: () => string[];
  stop: () => Promise<void>;
}

/** Returns a port that nothing listens to. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Runs `docusaurus start` in the folder of a site. Resolves once the server has compiled the site.
 *
 * Rejects with the server's output when it ends before.
 */
export async function startDevServer(dir: string): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', `${port}`], {
    cwd: dir,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_COLOR: '1',
      DOCUSAURUS_PERF_LOGGER: 'true',
    },
  });
  const output: string[] = [];
  [child.stdout, child.stderr].forEach((stream) =>
    stream.on('data', (data: Buffer) => output.push(data.toString())),
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/runtime~main.js`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) {
      throw new Error(`docusaurus start has ended:\n${output.join('')}`);
    }
    await pause(INTERVAL_MS);
  }
  return {
    url,
    reloads: () => {
      const lines = output.join('').matchAll(/\[PERF\] CLI start > Reload (site(?: plugin \S+)?)/g);
      return [...new Set([...lines].map(([, name = '']) => name))].sort();
    },
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
