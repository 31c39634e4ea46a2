import { typeFits } from '../shared/typeFits';

export type Fetch = typeof fetch;

/** How long an answer may take until it is read completely, in ms. */
const TIMEOUT_MS = 20_000;

/** Completes addresses without a host. */
const NO_HOST = 'https://host.invalid';

interface Options extends Omit<RequestInit, 'signal'> {
  /** Ends the request early. */
  signal?: AbortSignal;
  /** In ms. */
  timeout?: number;
  /** Sends the request, in tests. */
  send?: Fetch;
}

/**
 * Fetches and reads an answer within a time limit, which includes reading its body.
 *
 * @param read returns the result from the answer; the time limit includes its promise
 * @returns the result of `read`
 *
 * Rejects when the request fails, takes too long, or is ended by its signal, and when `read` rejects.
 */
export async function fetchInTime<Result>(
  address: string,
  read: (response: Response) => Promise<Result>,
  { signal, timeout = TIMEOUT_MS, send = fetch, ...init }: Options = {},
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) {
    abort();
  }
  try {
    return await read(await send(address, { ...init, signal: controller.signal }));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function readText(response: Response, address: string): Promise<string | undefined> {
  if (!response.ok) {
    throw new Error(`${address} responded with status ${response.status}.`);
  }
  const { pathname } = new URL(address, NO_HOST);
  return typeFits(pathname, response.headers.get('content-type')) ? response.text() : undefined;
}

/**
 * Fetches a file of the site as text. An answer of another type, such as a page of a proxy, may come from a
 * cache; the host is asked once more then.
 *
 * Rejects, with address and status, when the file isn't there or is something else, and like `fetchInTime`.
 */
export async function fetchText(address: string): Promise<string> {
  const read = (response: Response) => readText(response, address);
  const text =
    (await fetchInTime(address, read)) ?? (await fetchInTime(address, read, { cache: 'reload' }));
  if (text === undefined) {
    throw new Error(`${address} responded with something else.`);
  }
  return text;
}
