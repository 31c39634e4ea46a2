import { SETTINGS_META, writeSettings } from '@component-docs/offline/shared/settings';
import { startLocalServer } from './localServer';
import type { LocalServer } from './localServer';
import { siteUrl } from './siteUrl';

/** The text of the page that is sent in place of others. */
export const PORTAL = 'Sign in to the network';

export interface LyingHost extends LocalServer {
  /**
   * From now on, answers requests whose path matches with a page of its own, as proxies and fallbacks of
   * hosts do: with status 200, and headers that let browsers keep it.
   *
   * @param times how often; always by default
   */
  lie: (path: RegExp, times?: number) => void;
  /** From now on, answers are right. */
  heal: () => void;
  /** Paths of the requests that had wrong answers. */
  lies: readonly string[];
}

/** Serves the built site with its worker, and with wrong answers. */
export async function startLyingHost(): Promise<LyingHost> {
  const settings = writeSettings({ docsHost: '', onLoopback: true });
  const meta = `<meta name="${SETTINGS_META}" content="${settings}">`;
  let wrong: { path: RegExp; left: number } | undefined;
  const lies: string[] = [];
  const server = await startLocalServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const isAsset = path.includes('/assets/');
      const caching = isAsset ? 'public, max-age=31536000, immutable' : 'no-store';
      if (wrong && wrong.left > 0 && wrong.path.test(path)) {
        wrong.left -= 1;
        lies.push(path);
        response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': caching });
        response.end(`<!doctype html><title>Portal</title><h1>${PORTAL}</h1>`);
        return;
      }
      const answer = await fetch(siteUrl() + path);
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': caching });
      response.end(
        type.startsWith('text/html')
          ? (await answer.text()).replace('<head>', `<head>${meta}`)
          : Buffer.from(await answer.arrayBuffer()),
      );
    })().catch(() => response.destroy());
  });
  return {
    ...server,
    lie: (path, times = Infinity) => {
      wrong = { path, left: times };
    },
    heal: () => {
      wrong = undefined;
    },
    lies,
  };
}
