import { createTaskQueue, hydrateInTurn, nextTask } from '../../../browser/islands/hydrationQueue';

/** Creates a queue whose pauses the test ends, and a log of what it did. */
function recordingQueue() {
  const log: string[] = [];
  const resumes: (() => void)[] = [];
  const enqueue = createTaskQueue(() => {
    log.push('pause');
    return new Promise((resolve) => resumes.push(resolve));
  });
  return {
    log,
    add: (name: string) => enqueue(() => void log.push(name)),
    enqueue,
    resume: async () => {
      resumes.shift()?.();
      await nextTask();
    },
  };
}

describe('createTaskQueue', () => {
  test('pauses before each task, and runs them in order', async () => {
    const { log, add, resume } = recordingQueue();
    void add('a');
    void add('b');
    void add('c');
    await nextTask();
    expect(log).toEqual(['pause']);
    await resume();
    expect(log).toEqual(['pause', 'a', 'pause']);
    await resume();
    await resume();
    expect(log).toEqual(['pause', 'a', 'pause', 'b', 'pause', 'c']);
  });

  test('resolves for each caller when its own task is done', async () => {
    const { log, add, resume } = recordingQueue();
    void add('a').then(() => log.push('a done'));
    void add('b').then(() => log.push('b done'));
    await nextTask();
    await resume();
    expect(log).toEqual(['pause', 'a', 'a done', 'pause']);
    await resume();
    expect(log.slice(4)).toEqual(['b', 'b done']);
  });

  test('rejects for the caller of a task that throws, and runs the tasks after it', async () => {
    const { log, add, enqueue, resume } = recordingQueue();
    const failed = enqueue(() => {
      throw new Error('broken');
    });
    void failed.catch((error: unknown) => log.push(String(error)));
    const next = add('b');
    await nextTask();
    await resume();
    await resume();
    await next;
    expect(log).toEqual(['pause', 'Error: broken', 'pause', 'b']);
  });

  test('runs tasks that are added after the queue was empty', async () => {
    const { log, add, resume } = recordingQueue();
    void add('a');
    await nextTask();
    await resume();
    void add('b');
    await nextTask();
    await resume();
    expect(log).toEqual(['pause', 'a', 'pause', 'b']);
  });
});

test('nextTask resolves after pending microtasks and ticks', async () => {
  const log: string[] = [];
  const waiting = nextTask().then(() => log.push('next task'));
  queueMicrotask(() => log.push('microtask'));
  process.nextTick(() => log.push('tick'));
  await waiting;
  expect(log).toHaveLength(3);
  expect(log.at(-1)).toBe('next task');
});

test("the page's queue runs each task in a separate macrotask", async () => {
  const log: string[] = [];
  const task = (name: string) => () => {
    log.push(name);
    queueMicrotask(() => log.push(`${name}, then its microtask`));
  };
  await Promise.all([hydrateInTurn(task('a')), hydrateInTurn(task('b'))]);
  expect(log).toEqual(['a', 'a, then its microtask', 'b', 'b, then its microtask']);
});
