import { createReloadQueue } from '../../../node/development/reloadQueue';
import type { Failure } from '../../../node/development/reloadQueue';

/** A queue whose reloads end when the test says how. */
function testQueue() {
  const started: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const reports: (readonly unknown[])[] = [];
  const ends: ((failures: Failure[]) => void)[] = [];
  const queue = createReloadQueue(
    (readers) => {
      started.push(readers);
      return new Promise((resolve) => ends.push(resolve));
    },
    (found) => {
      errors.push(...found);
      reports.push(found);
    },
    0,
  );
  const passes = () => new Promise((resolve) => setTimeout(resolve, 5));
  const end = async (failures: Failure[] = []) => {
    ends.shift()?.(failures);
    await passes();
  };
  return { queue, started, errors, reports, end, passes };
}

test('loads what comes together at once, and what comes meanwhile afterwards', async () => {
  const { queue, started, end, passes } = testQueue();
  ['docs', 'overview', 'docs'].forEach(queue.add);
  await passes();
  queue.add('demos');
  queue.add('docs');
  await passes();
  expect(started).toEqual([['docs', 'overview']]);
  await end();
  expect(started).toEqual([
    ['docs', 'overview'],
    ['demos', 'docs'],
  ]);
  await end();
  queue.retry();
  await passes();
  expect(started).toHaveLength(2);
});

test('loads what failed again with any change', async () => {
  const { queue, started, errors, end, passes } = testQueue();
  ['docs', 'demos'].forEach(queue.add);
  await passes();
  await end([{ reader: 'demos', error: 'no file' }]);
  expect(errors).toEqual(['no file']);
  queue.retry();
  await passes();
  expect(started[1]).toEqual(['demos']);
  await end([{ reader: 'demos', error: 'no file' }]);
  queue.add('docs');
  await passes();
  expect(started[2]).toEqual(['demos', 'docs']);
});

test('reports all errors of a reload together, and that there are none any more', async () => {
  const { queue, reports, end, passes } = testQueue();
  ['docs', 'demos'].forEach(queue.add);
  await passes();
  await end([
    { reader: 'docs', error: 'no page' },
    { reader: 'demos', error: 'no file' },
  ]);
  queue.retry();
  await passes();
  await end();
  expect(reports).toEqual([['no page', 'no file'], []]);
});

test('is silent about an error that a later change may have corrected', async () => {
  const { queue, started, errors, end, passes } = testQueue();
  queue.add('docs');
  await passes();
  queue.add('demos');
  await end([{ reader: 'docs', error: 'half of a change' }]);
  expect(started[1]).toEqual(['demos', 'docs']);
  expect(errors).toEqual([]);
});

test('loads all again when nothing was taken over', async () => {
  const started: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const queue = createReloadQueue(
    (readers) => {
      started.push(readers);
      return Promise.reject(new Error('no tree'));
    },
    (found) => errors.push(...found),
    0,
  );
  queue.add('docs');
  queue.add('demos');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(errors).toEqual([new Error('no tree')]);
  queue.retry();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(started).toEqual([
    ['docs', 'demos'],
    ['docs', 'demos'],
  ]);
});
