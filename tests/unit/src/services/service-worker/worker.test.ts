import { SKIP_WAITING } from '../../../../../src/services/service-worker/followUpdates';
import docsWorker from '../../../../../src/services/service-worker/worker';

type Listener = (event: { data: unknown }) => void;

/** Runs the worker in a scope that records what it does. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  const navigate = jest.fn().mockResolvedValue(undefined);
  const skipWaiting = jest.fn().mockResolvedValue(undefined);
  const windows = [{ url: '/a', navigate }];
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting,
      clients: { matchAll: () => Promise.resolve(windows) },
    },
  });
  docsWorker();
  return { send: (data: unknown) => listeners.get('message')?.({ data }), navigate, skipWaiting };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'self');
});

test('takes over and reloads every window when a page asks it to', async () => {
  const { send, navigate, skipWaiting } = startWorker();
  send(SKIP_WAITING);
  await new Promise(setImmediate);
  expect(skipWaiting).toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith('/a');
});

test.each([undefined, null, '', 'hello', { type: 'PING' }])(
  'does nothing on the message %j',
  async (data) => {
    const { send, navigate, skipWaiting } = startWorker();
    send(data);
    await new Promise(setImmediate);
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  },
);
