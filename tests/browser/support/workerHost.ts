import { readFile } from 'node:fs/promises';
import { SETTINGS_META } from '@component-docs/offline/shared/settings';
import { startLocalServer } from './localServer';
import type { LocalServer } from './localServer';
import { siteUrl } from './siteUrl';

const KILL_SWITCH = 'plugins/offline/browser/service-worker/killSwitch.js';

type Worker = 'first' | 'second' | 'waiting' | 'kill switch';

/**
 * Takes over only when a page asks for it a second time, as a worker may have to that was stopped before it heard
 * of the first one, or while the one before is busy.
 */
const WAIT = `
{
  const skipWaiting = self.skipWaiting.bind(self);
  self.skipWaiting = () => Promise.resolve();
  self.addEventListener('message', (event) => {
    const answer = async () =>
      (await caches.has('asked')) ? skipWaiting() : caches.open('asked');
    event.waitUntil(answer());
  });
}
`;

export interface WorkerHost extends LocalServer {
  /** Deploys another worker: one of a later release, one that waits, or the one that removes itself. */
  deploy: (worker: Worker) => void;
}

async function workerOf(worker: Worker, built: string): Promise<string> {
  if (worker === 'kill switch') {
    return readFile(KILL_SWITCH, 'utf8');
  }
  return `${worker === 'waiting' ? WAIT : ''}${built}\n// ${worker}`;
}

/**
 * Serves the built site as a build does that was told to run its worker: with the settings' `<meta>`
 * in every page, and a worker that can be replaced while pages are open.
 *
 * @param settings what the `<meta>` holds
 */
export async function startWorkerHost(settings: string): Promise<WorkerHost> {
  let deployed: Worker = 'first';
  const server = await startLocalServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteUrl() + (request.url ?? '/'));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      if (type.startsWith('text/html')) {
        const meta = `<meta name="${SETTINGS_META}" content="${settings}">`;
        response.end((await answer.text()).replace('<head>', `<head>${meta}`));
      } else if (new URL(answer.url).pathname.endsWith('/sw.js')) {
        response.end(await workerOf(deployed, await answer.text()));
      } else {
        response.end(Buffer.from(await answer.arrayBuffer()));
      }
    })().catch(() => response.destroy());
  });
  return {
    ...server,
    deploy: (worker) => {
      deployed = worker;
    },
  };
}
