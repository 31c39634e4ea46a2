import { createTaskQueue, hydrateInTurn, nextTask } from '../../browser/islands/hydrationQueue';

/** Creates a queue whose pauses the test ends, and a log of what it did. */
function recordingQueue() {
  const log: string[] = [];
  const resumes: (() => void)[] = [];
  const enqueue = createTaskQueue(() => {
    log.push('pause');
    return new Promise((resolve) => resumes.push(resolve));
  });
  const resume = async () => {
    resumes.shift()?.();
    await nextTask();
  };
  const add = (name: string, task = () => {}) =>
    void enqueue(() => {
      log.push(name);
      task();
    }).then(
      () => log.push(`${name} done`),
      (error: unknown) => log.push(String(error)),
    );
  return { log, add, resume };
}

test('pauses before each task, runs them in order, and resolves when each one is done', async () => {
  const { log, add, resume } = recordingQueue();
  add('a');
  add('b');
  await nextTask();
  expect(log).toEqual(['pause']);
  await resume();
  expect(log).toEqual(['pause', 'a', 'a done', 'pause']);
  await resume();
  expect(log.slice(4)).toEqual(['b', 'b done']);
  add('c');
  await nextTask();
  await resume();
  expect(log.slice(6)).toEqual(['pause', 'c', 'c done']);
});

test('rejects for the caller of a task that throws, and runs the tasks after it', async () => {
  const { log, add, resume } = recordingQueue();
  add('a', () => {
    throw new Error('broken');
  });
  add('b');
  await nextTask();
  await resume();
  await resume();
  expect(log).toEqual(['pause', 'a', 'Error: broken', 'pause', 'b', 'b done']);
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
