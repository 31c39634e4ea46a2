import type {
  AddressedAnswer,
  PagesRequest,
  PrepareRequest,
  SearchRequest,
  WorkerAnswer,
} from '../worker/messages';

/** What a part of the site asks for; the client adds the rest. */
export type ClientRequest =
  Omit<SearchRequest, 'channel' | 'id'> | Omit<PagesRequest, 'channel' | 'id'>;

/** The part of a `Worker` that the client uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Asks the worker on behalf of one part of the site. */
export interface SearchChannel {
  /** Sends a request, in place of the one before: only the latest is answered. */
  ask: (request: ClientRequest) => void;
  /** Ends the channel: nothing is answered any more. */
  close: () => void;
}

/** The worker and those who wait for its answers. */
export interface SearchClient {
  /** Starts the worker ahead of the first request, and lets it load what each one needs. */
  prepare: (baseUrl: string) => void;
  /** @param listen is called with each answer to the latest request; a request may get several */
  open: (listen: (answer: WorkerAnswer) => void) => SearchChannel;
}

interface Waiting {
  id: number;
  listen: (answer: WorkerAnswer) => void;
}

/**
 * Creates a client, which starts a worker for the first request. A worker that can't start or crashes
 * answers that the search failed, and the next request starts another one.
 *
 * @param start may throw
 */
export function createSearchClient(start: () => SearchWorker): SearchClient {
  const channels = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastChannel = 0;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    channels.forEach(({ listen }) => listen({ type: 'failed' }));
  }

  function startWorker(): SearchWorker {
    const started = start();
    started.addEventListener('message', (event) => {
      const { channel, id, answer } = (event as MessageEvent<AddressedAnswer>).data;
      const waiting = channels.get(channel);
      if (waiting?.id === id) {
        waiting.listen(answer);
      }
    });
    started.addEventListener('error', fail);
    return started;
  }

  return {
    prepare(baseUrl) {
      try {
        worker ??= startWorker();
        worker.postMessage({ type: 'prepare', baseUrl } satisfies PrepareRequest);
      } catch {
        // The first request says so.
      }
    },
    open(listen) {
      lastChannel += 1;
      const channel = lastChannel;
      const waiting: Waiting = { id: 0, listen };
      channels.set(channel, waiting);
      return {
        ask(request) {
          waiting.id += 1;
          try {
            worker ??= startWorker();
            worker.postMessage({ ...request, channel, id: waiting.id });
          } catch {
            fail();
          }
        },
        close: () => void channels.delete(channel),
      };
    },
  };
}
