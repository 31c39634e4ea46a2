import { followUpdates } from '../../../../../src/services/service-worker/followUpdates';

/** The part of a worker that updates use: a changing state, and the received messages. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

function setUp(isControlled = true) {
  const registration = new FakeRegistration();
  const page = { isControlled: () => isControlled, focused: true, reloads: 0 };
  const follow = () =>
    followUpdates(registration as unknown as ServiceWorkerRegistration, {
      isControlled: page.isControlled,
      hasFocus: () => page.focused,
      reload: () => {
        page.reloads += 1;
      },
    });
  return { registration, page, follow };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does nothing on a page that no worker controls', () => {
  const { registration, page, follow } = setUp(false);
  registration.waiting = new FakeWorker();
  registration.installing = new FakeWorker();
  follow();
  registration.installing.become('activated');
  jest.advanceTimersByTime(1000);
  expect(registration.waiting.messages).toEqual([]);
  expect(page.reloads).toBe(0);
});

it('asks a waiting worker to skip waiting', () => {
  const { registration, follow } = setUp();
  registration.waiting = new FakeWorker();
  follow();
  expect(registration.waiting.messages).toEqual(['skipWaiting']);
});

it('asks an installed worker to skip waiting, and reloads once it is active', () => {
  const { registration, page, follow } = setUp();
  const worker = new FakeWorker();
  registration.installing = worker;
  follow();
  registration.waiting = worker;
  worker.become('installed');
  expect(worker.messages).toEqual(['skipWaiting']);
  worker.become('activated');
  expect(page.reloads).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('follows a worker that is found later', () => {
  const { registration, page, follow } = setUp();
  follow();
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('activated');
  jest.advanceTimersByTime(100);
  expect(page.reloads).toBe(1);
});

it('reloads only when the page has focus, and once for several workers', () => {
  const { registration, page, follow } = setUp();
  page.focused = false;
  follow();
  for (const worker of [new FakeWorker(), new FakeWorker()]) {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('activated');
  }
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(0);
  page.focused = true;
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(1);
});
