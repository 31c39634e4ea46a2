import { createSearchClient } from '../../../browser/client/createSearchClient';
import type { ClientRequest } from '../../../browser/client/createSearchClient';
import type { WorkerAnswer, WorkerRequest } from '../../../browser/worker/messages';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

const REQUEST: ClientRequest = { type: 'pages', products: ['x'], baseUrl: '/zh/' };
const LIST = Object.fromEntries(PRODUCTS.map(({ id }) => [id, `/search/${id}.json`]));
const PAGES: WorkerAnswer = { type: 'pages', pages: [] };

/** A worker whose events the test sends. */
class FakeWorker extends EventTarget {
  received: WorkerRequest[] = [];
  isTerminated = false;

  postMessage(message: WorkerRequest): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(channel: number, id: number, answer: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: { channel, id, answer } }));
  }
}

function setUp(start = () => new FakeWorker()) {
  const workers: FakeWorker[] = [];
  const fetchText = jest.fn((address: string) =>
    address === '/zh/search.json'
      ? Promise.resolve(JSON.stringify(LIST))
      : Promise.reject(new Error(address)),
  );
  const client = createSearchClient(() => {
    const worker = start();
    workers.push(worker);
    return worker;
  }, fetchText);
  const listen = jest.fn<void, [WorkerAnswer]>();
  return { workers, client, listen, fetchText };
}

/** Waits until the list of the indexes has come, or failed. */
const untilSent = () => new Promise((resolve) => setTimeout(resolve));

test('starts one worker, for the first request', async () => {
  const { workers, client, listen, fetchText } = setUp();
  const [first, second] = [client.open(listen), client.open(listen)];
  expect(workers).toHaveLength(0);
  first.ask(REQUEST);
  second.ask(REQUEST);
  expect(workers).toHaveLength(1);
  await untilSent();
  expect(workers[0]?.received).toEqual([
    { ...REQUEST, channel: 1, id: 1, list: LIST },
    { ...REQUEST, channel: 2, id: 1, list: LIST },
  ]);
  expect(fetchText).toHaveBeenCalledTimes(1);
});

test('starts the worker and loads the list ahead of the first request, if it can', async () => {
  const { workers, client, listen, fetchText } = setUp();
  client.prepare('/zh/');
  client.open(listen).ask(REQUEST);
  await untilSent();
  expect(workers).toHaveLength(1);
  expect(fetchText).toHaveBeenCalledTimes(1);
  const refused = setUp(() => {
    throw new Error('Refused');
  });
  refused.client.prepare('/zh/');
  await untilSent();
  expect(refused.listen).not.toHaveBeenCalled();
});

test('sends only the latest request when the list has come', async () => {
  const { workers, client, listen } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  channel.ask({ ...REQUEST, products: ['system'] });
  await untilSent();
  expect(workers[0]?.received).toMatchObject([{ id: 2, products: ['system'] }]);
});

test('sends nothing for a channel that is closed before the list has come', async () => {
  const { workers, client, listen } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  channel.close();
  await untilSent();
  expect(workers[0]?.received).toEqual([]);
});

test('hands on the answers to the latest request of an open channel', async () => {
  const { workers, client, listen } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  channel.ask(REQUEST);
  await untilSent();
  workers[0]?.answer(1, 1, { type: 'failed' });
  workers[0]?.answer(1, 2, PAGES);
  workers[0]?.answer(9, 2, PAGES);
  expect(listen.mock.calls).toEqual([[PAGES]]);
  channel.close();
  workers[0]?.answer(1, 2, PAGES);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a worker that crashes is a failure, and the next request starts another', async () => {
  const { workers, client, listen } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  await untilSent();
  workers[0]?.dispatchEvent(new Event('error'));
  expect(listen.mock.calls).toEqual([[{ type: 'failed' }]]);
  expect(workers[0]?.isTerminated).toBe(true);
  channel.ask(REQUEST);
  expect(workers).toHaveLength(2);
});

test('a worker that can’t start is a failure', async () => {
  const { client, listen } = setUp(() => {
    throw new DOMException('Refused by the policy', 'SecurityError');
  });
  client.open(listen).ask(REQUEST);
  await untilSent();
  expect(listen.mock.calls).toEqual([[{ type: 'failed' }]]);
});

test.each(['', 'null', '{"material-ui":"/search/material-ui.json"}'])(
  'a list of the indexes that is %j is a failure, and loaded again for the next request',
  async (text) => {
    const { workers, client, listen, fetchText } = setUp();
    fetchText.mockResolvedValueOnce(text);
    const channel = client.open(listen);
    channel.ask(REQUEST);
    await untilSent();
    expect(listen.mock.calls).toEqual([[{ type: 'failed' }]]);
    channel.ask(REQUEST);
    await untilSent();
    expect(workers.at(-1)?.received).toMatchObject([{ id: 2, list: LIST }]);
  },
);

test('a list that can’t be loaded doesn’t fail a closed channel', async () => {
  const { client, listen, fetchText } = setUp();
  fetchText.mockRejectedValueOnce(new Error('Offline'));
  const channel = client.open(listen);
  channel.ask(REQUEST);
  channel.close();
  await untilSent();
  expect(listen).not.toHaveBeenCalled();
});

test('a list that could not be loaded ahead is loaded again for the first request', async () => {
  const { workers, client, listen, fetchText } = setUp();
  fetchText.mockRejectedValueOnce(new Error('Offline'));
  client.prepare('/zh/');
  await untilSent();
  client.open(listen).ask(REQUEST);
  await untilSent();
  expect(listen).not.toHaveBeenCalled();
  expect(workers[0]?.received).toMatchObject([{ id: 1, list: LIST }]);
});

test('loads the list of a newer release when an index of the older one is gone', async () => {
  const { workers, client, listen, fetchText } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  await untilSent();
  workers[0]?.answer(1, 1, { type: 'failed' });
  channel.ask(REQUEST);
  await untilSent();
  expect(fetchText).toHaveBeenCalledTimes(2);
});
