import { createSearchClient } from '../../../../../src/search/client/createSearchClient';
import type { ClientRequest } from '../../../../../src/search/client/createSearchClient';
import type { WorkerAnswer, WorkerRequest } from '../../../../../src/search/worker/messages';

const REQUEST: ClientRequest = { type: 'pages', products: ['x'], baseUrl: '/' };
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
  const client = createSearchClient(() => {
    const worker = start();
    workers.push(worker);
    return worker;
  });
  const listen = jest.fn<void, [WorkerAnswer]>();
  return { workers, client, listen };
}

test('starts one worker, for the first request', () => {
  const { workers, client, listen } = setUp();
  const [first, second] = [client.open(listen), client.open(listen)];
  expect(workers).toHaveLength(0);
  first.ask(REQUEST);
  second.ask(REQUEST);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.received).toEqual([
    { ...REQUEST, channel: 1, id: 1 },
    { ...REQUEST, channel: 2, id: 1 },
  ]);
});

test('starts the worker ahead of the first request, if it can', () => {
  const { workers, client, listen } = setUp();
  client.prepare('/zh/');
  client.open(listen).ask(REQUEST);
  expect(workers).toHaveLength(1);
  const refused = setUp(() => {
    throw new Error('Refused');
  });
  refused.client.prepare('/zh/');
  expect(refused.listen).not.toHaveBeenCalled();
});

test('hands on the answers to the latest request of an open channel', () => {
  const { workers, client, listen } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  channel.ask(REQUEST);
  workers[0]?.answer(1, 1, { type: 'failed' });
  workers[0]?.answer(1, 2, PAGES);
  workers[0]?.answer(9, 2, PAGES);
  expect(listen.mock.calls).toEqual([[PAGES]]);
  channel.close();
  workers[0]?.answer(1, 2, PAGES);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a worker that crashes is a failure, and the next request starts another', () => {
  const { workers, client, listen } = setUp();
  const channel = client.open(listen);
  channel.ask(REQUEST);
  workers[0]?.dispatchEvent(new Event('error'));
  expect(listen.mock.calls).toEqual([[{ type: 'failed' }]]);
  expect(workers[0]?.isTerminated).toBe(true);
  channel.ask(REQUEST);
  expect(workers).toHaveLength(2);
});

test('a worker that can’t start is a failure', () => {
  const { client, listen } = setUp(() => {
    throw new DOMException('Refused by the policy', 'SecurityError');
  });
  client.open(listen).ask(REQUEST);
  expect(listen.mock.calls).toEqual([[{ type: 'failed' }]]);
});
