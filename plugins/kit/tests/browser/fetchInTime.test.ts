import { fetchInTime, fetchText } from '../../browser/fetchInTime';
import type { Fetch } from '../../browser/fetchInTime';

/** Never answers, and rejects as `fetch` does when its signal ends it. */
const silent: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('Ended', 'AbortError'));
    init?.signal?.addEventListener('abort', end);
    if (init?.signal?.aborted) {
      end();
    }
  });

const textOf = (response: Response) => response.text();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('returns what is read of the answer, and leaves no timer behind', async () => {
  const send = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(() =>
    Promise.resolve(new Response('text')),
  );
  expect(await fetchInTime('/a', textOf, { method: 'POST', send })).toBe('text');
  const [[address, init] = []] = send.mock.calls;
  expect([address, init?.method]).toEqual(['/a', 'POST']);
  expect(init?.signal?.aborted).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('ends a request without an answer', async () => {
  const result = fetchInTime('/a', textOf, { timeout: 100, send: silent });
  const failure = expect(result).rejects.toThrow('Ended');
  await jest.advanceTimersByTimeAsync(100);
  await failure;
});

test('ends an answer that doesn’t end', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const send: Fetch = (_address, init) => {
    signals.push(init?.signal);
    return Promise.resolve(new Response('begun'));
  };
  const read = () =>
    new Promise<never>((_resolve, reject) => {
      signals[0]?.addEventListener('abort', () => reject(new Error('Ended')));
    });
  const failure = expect(fetchInTime('/a', read, { timeout: 100, send })).rejects.toThrow('Ended');
  await jest.advanceTimersByTimeAsync(100);
  await failure;
});

test('its signal ends a request, before and after it began', async () => {
  const controller = new AbortController();
  const options = { signal: controller.signal, send: silent };
  const failure = expect(fetchInTime('/a', textOf, options)).rejects.toThrow('Ended');
  controller.abort();
  await failure;
  await expect(fetchInTime('/a', textOf, options)).rejects.toThrow('Ended');
  expect(jest.getTimerCount()).toBe(0);
});

test('a file that isn’t there is an error with address and status', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: 404 }));
  await expect(fetchText('/a.json')).rejects.toThrow('/a.json responded with status 404.');
});

const respond = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': type } });

test('a page in place of a file is asked for once more, past the caches', async () => {
  const send = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(respond('<h1>Sign in</h1>', 'text/html'))
    .mockResolvedValueOnce(respond('{}', 'application/json'));
  expect(await fetchText('/a.json')).toBe('{}');
  expect(send.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
});

test('a page in place of a file is an error when it stays', async () => {
  const send = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(respond('<h1>Sign in</h1>', 'text/html')));
  await expect(fetchText('https://docs.example.org/a.json?b.html')).rejects.toThrow(
    'responded with something else',
  );
  expect(send).toHaveBeenCalledTimes(2);
});
