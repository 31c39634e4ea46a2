import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import { parseIndexList } from '../../shared/indexList';
import type { IndexList } from '../../shared/indexList';
import type {
  AddressedAnswer,
  PagesRequest,
  SearchRequest,
  WorkerAnswer,
  WorkerRequest,
} from '../worker/messages';

/** A request of a part of the site; the client adds the other fields. */
export type ClientRequest =
  Omit<SearchRequest, 'channel' | 'id' | 'list'> | Omit<PagesRequest, 'channel' | 'id' | 'list'>;

/** The part of a `Worker` that the client uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Asks the worker on behalf of one part of the site. */
export interface SearchChannel {
  /** Sends a request, in place of the one before: only the latest is answered. */
  ask: (request: ClientRequest) => void;
  /** Ends the channel: nothing is answered any more. */
  close: () => void;
}

/** The worker and the listeners that wait for its answers. */
export interface SearchClient {
  /** Loads the worker and the list of the indexes, which each request needs, ahead of the first one. */
  prepare: (baseUrl: string) => void;
  /** @param listen is called with each answer to the latest request; a request may get several */
  open: (listen: (answer: WorkerAnswer) => void) => SearchChannel;
}

interface Waiting {
  id: number;
  listen: (answer: WorkerAnswer) => void;
}

/** Whether an index wasn't found: the list may come from an older release of the site. */
function lacksIndex(answer: WorkerAnswer): boolean {
  return answer.type === 'failed' || (answer.type === 'found' && answer.missing.length > 0);
}

/**
 * Creates a client, which starts a worker for the first request, and loads the list of the indexes meanwhile.
 * A worker that can't start or crashes answers that the search failed, and the next request starts another
 * one; the list, too, is loaded again after a failure.
 *
 * @param start may throw
 * @param fetchText rejects when a file can't be loaded
 */
export function createSearchClient(
  start: () => SearchWorker,
  fetchText: (address: string) => Promise<string>,
): SearchClient {
  const channels = new Map<number, Waiting>();
  const lists = new Map<string, Promise<IndexList>>();
  let worker: SearchWorker | undefined;
  let lastChannel = 0;

  function loadList(baseUrl: string): Promise<IndexList> {
    const list = lists.get(baseUrl) ?? fetchText(baseUrl + INDEX_LIST).then(parseIndexList);
    lists.set(baseUrl, list);
    list.catch(() => lists.delete(baseUrl));
    return list;
  }

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    channels.forEach(({ listen }) => listen({ type: 'failed' }));
  }

  function startWorker(): SearchWorker {
    const started = start();
    started.addEventListener('message', (event) => {
      const { channel, id, answer } = (event as MessageEvent<AddressedAnswer>).data;
      if (lacksIndex(answer)) {
        lists.clear();
      }
      const waiting = channels.get(channel);
      if (waiting?.id === id) {
        waiting.listen(answer);
      }
    });
    started.addEventListener('error', fail);
    return started;
  }

  /** Sends a request when the list is there, if it is still the latest one of its channel. */
  async function send(request: ClientRequest, channel: number, waiting: Waiting): Promise<void> {
    const { id } = waiting;
    const list = await loadList(request.baseUrl);
    if (waiting.id === id && channels.has(channel)) {
      worker ??= startWorker();
      worker.postMessage({ ...request, channel, id, list } satisfies WorkerRequest);
    }
  }

  function prepare(baseUrl: string): void {
    try {
      worker ??= startWorker();
      void loadList(baseUrl);
    } catch {
      // If loading fails, the answer to the first request says so.
    }
  }

  return {
    prepare,
    open(listen) {
      lastChannel += 1;
      const channel = lastChannel;
      const waiting: Waiting = { id: 0, listen };
      channels.set(channel, waiting);
      return {
        ask(request) {
          waiting.id += 1;
          prepare(request.baseUrl);
          send(request, channel, waiting).catch(fail);
        },
        close: () => void channels.delete(channel),
      };
    },
  };
}
