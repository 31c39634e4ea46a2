import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../helpers/freePort';

const DOCUSAURUS = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

/** Between two attempts to reach the server, in ms. */
const INTERVAL_MS = 200;

export interface DevServer {
  /** Without a slash at the end. */
  url: string;
  /** Returns what Docusaurus has loaded again: `site`, or the name and id of a plugin. */
  reloads: () => string[];
  /** Returns what the server has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Runs `docusaurus start` in the folder of a site, in one language. Resolves once the server has compiled the
 * site.
 *
 * Rejects with the server's output when it ends before.
 */
export async function startDevServer(dir: string, locale = 'en'): Promise<DevServer> {
  const port = await freePort();
  const options = ['--no-open', '--port', `${port}`, '--locale', locale];
  const child = spawn(process.execPath, [DOCUSAURUS, 'start', ...options], {
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
  child.once('exit', () => {
    if (!child.killed) {
      console.error(`docusaurus start has ended:\n${output.join('')}`);
    }
  });
  const url = `http://localhost:${port}${locale === 'en' ? '' : `/${locale}`}`;
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
      const lines = output
        .join('')
        .matchAll(/\[PERF\] CLI start > (?:Load context|Reload plugin (?!development)(\S+))/g);
      return [...new Set([...lines].map(([, name = 'site']) => name))].sort();
    },
    output: () => output.join(''),
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
