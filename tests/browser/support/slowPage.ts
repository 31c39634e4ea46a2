import { startLocalServer } from './localServer';
import type { LocalServer } from './localServer';
import { siteUrl } from './siteUrl';

const END_OF_HEAD = '</head>';

export interface SlowPageHost extends LocalServer {
  /** Paths in the order in which they were asked for. */
  requested: string[];
  /** Sends the part of the slow page that follows its head. */
  sendRest: () => void;
}

/**
 * Serves the built site. Of one page, it sends the head alone until it is told to send the rest.
 *
 * @param slowPath the path of this page
 */
export async function startSlowPageHost(slowPath: string): Promise<SlowPageHost> {
  let sendRest = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const requested: string[] = [];
  const server = await startLocalServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      requested.push(path);
      const answer = await fetch(siteUrl() + path);
      const body = Buffer.from(await answer.arrayBuffer());
      const kept = ['content-type', 'cache-control'].map((name) => [
        name,
        answer.headers.get(name) ?? '',
      ]);
      response.writeHead(answer.status, Object.fromEntries(kept) as Record<string, string>);
      if (path === slowPath) {
        const end = body.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
        response.write(body.subarray(0, end));
        await mayEnd;
        response.end(body.subarray(end));
      } else {
        response.end(body);
      }
    })();
  });
  return {
    ...server,
    requested,
    sendRest,
  };
}
