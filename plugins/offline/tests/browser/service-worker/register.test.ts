import { followUpdates } from '../../../browser/service-worker/register';

const SITE = 'https://docs.example.org';

/** The part of a worker that updates use: a changing state, and the received messages. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];

  constructor(readonly scriptURL = `${SITE}/sw.js?params=%7B%22a/b%22%7D`) {
    super();
  }

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

  constructor(readonly scope: string) {
    super();
  }
}

class FakeContainer extends EventTarget {
  constructor(public controller: FakeWorker | null) {
    super();
  }
}

/** A page of the language at a root, which a worker controls from its beginning. */
function setUp(servedBy: FakeWorker | null = new FakeWorker(), root = '/') {
  const registration = new FakeRegistration(SITE + root);
  const container = new FakeContainer(servedBy);
  const page = { focused: true, isLeft: false, reloads: 0 };
  return {
    registration,
    container,
    page,
    follow: () =>
      followUpdates(registration as unknown as ServiceWorkerRegistration, {
        servedBy: servedBy as unknown as ServiceWorker | null,
        container: container as unknown as ServiceWorkerContainer,
        hasFocus: () => page.focused,
        isBeingLeft: () => page.isLeft,
        reload: () => {
          page.reloads += 1;
        },
      }),
    find: (worker: FakeWorker) => {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
    },
    install: (worker: FakeWorker) => {
      registration.installing = null;
      registration.waiting = worker;
      worker.become('installed');
    },
    activate: (worker: FakeWorker) => {
      registration.waiting = null;
      container.controller = worker;
      worker.become('activating');
      container.dispatchEvent(new Event('controllerchange'));
      worker.become('activated');
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does nothing on a page that no worker has served', () => {
  const { registration, page, follow, activate } = setUp(null);
  const worker = new FakeWorker();
  registration.waiting = worker;
  follow();
  activate(worker);
  jest.advanceTimersByTime(1000);
  expect(worker.messages).toEqual([]);
  expect(page.reloads).toBe(0);
});

it('takes the first worker of a language for no update, though the root’s served the page', () => {
  const { page, registration, follow, find, install, activate } = setUp(new FakeWorker(), '/zh/');
  const first = new FakeWorker(`${SITE}/zh/sw.js`);
  registration.installing = first;
  follow();
  find(first);
  install(first);
  activate(first);
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(0);
});

it('follows the updates of a language other than the root’s', () => {
  const { page, follow, activate } = setUp(new FakeWorker(`${SITE}/zh/sw.js?a=b`), '/zh/');
  follow();
  activate(new FakeWorker(`${SITE}/zh/sw.js`));
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('asks a worker that waits already, then reloads', () => {
  const { registration, page, follow, activate } = setUp();
  const worker = new FakeWorker();
  registration.waiting = worker;
  follow();
  expect(worker.messages).toEqual(['skipWaiting']);
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(0);
  activate(worker);
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('asks a waiting worker until it waits no more', () => {
  const { registration, page, follow, activate } = setUp();
  const worker = new FakeWorker();
  registration.waiting = worker;
  follow();
  jest.advanceTimersByTime(10_000);
  const asked = worker.messages.length;
  expect(asked).toBeGreaterThan(5);
  expect(new Set(worker.messages)).toEqual(new Set(['skipWaiting']));
  activate(worker);
  jest.advanceTimersByTime(10_000);
  expect(worker.messages).toHaveLength(asked);
  expect(page.reloads).toBe(1);
});

it('doesn’t reload a page that is being left, unless the reader comes back to it', () => {
  const { page, follow, find, install, activate } = setUp();
  follow();
  const worker = new FakeWorker();
  find(worker);
  install(worker);
  page.isLeft = true;
  activate(worker);
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(0);
  page.isLeft = false;
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('asks an installed worker to skip waiting, and reloads once it is active', () => {
  const { registration, page, follow, install, activate } = setUp();
  const worker = new FakeWorker();
  registration.installing = worker;
  follow();
  expect(worker.messages).toEqual([]);
  install(worker);
  expect(worker.messages).toEqual(['skipWaiting']);
  activate(worker);
  expect(page.reloads).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('reloads when a worker has taken over while the page loaded', () => {
  const { container, page, follow } = setUp();
  const worker = new FakeWorker();
  worker.state = 'activated';
  container.controller = worker;
  follow();
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('waits until a new worker has finished its start, such as one that removes all workers', () => {
  const { container, page, follow } = setUp();
  follow();
  const worker = new FakeWorker();
  worker.state = 'activating';
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(0);
  worker.become('activated');
  jest.advanceTimersByTime(1000);
  expect(page.reloads).toBe(1);
});

it('follows a worker that is found later', () => {
  const { page, follow, find, install, activate } = setUp();
  follow();
  const worker = new FakeWorker();
  find(worker);
  install(worker);
  expect(worker.messages).toEqual(['skipWaiting']);
  activate(worker);
  jest.advanceTimersByTime(100);
  expect(page.reloads).toBe(1);
});

it('reloads only when the page has focus, and once for several workers', () => {
  const { page, follow, find, install, activate } = setUp();
  page.focused = false;
  follow();
  for (const worker of [new FakeWorker(), new FakeWorker()]) {
    find(worker);
    install(worker);
    activate(worker);
  }
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(0);
  page.focused = true;
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(1);
});

it('doesn’t reload without an update', () => {
  const { page, follow } = setUp();
  follow();
  jest.advanceTimersByTime(60_000);
  expect(page.reloads).toBe(0);
});
