import { failWith } from '../../../node/errors/failWith';
import { loadTogether } from '../../../node/errors/loadTogether';

/** Takes some turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const succeed = () => loadTogether(() => turns(2).then(() => 'content'));

const fail = (summary: string, afterTurns = 0) =>
  loadTogether(async () => {
    await turns(afterTurns);
    failWith(summary, ['a problem']);
  });

test('returns the content of a plugin that does not fail', async () => {
  expect(await Promise.all([succeed(), succeed()])).toEqual(['content', 'content']);
});

test('all plugins that fail do so with all problems, even of those that fail later', async () => {
  const loads = [fail('First', 3), fail('Second'), succeed()];
  await expect(Promise.all(loads)).rejects.toThrow('Second:\n  - a problem\nFirst:\n  - a problem');
  const [first, second, third] = await Promise.allSettled(loads);
  expect(first).toEqual(second);
  expect(third).toEqual({ status: 'fulfilled', value: 'content' });
});

test('passes on the error of the only plugin that fails', async () => {
  const error = new Error('crash');
  await expect(loadTogether(() => Promise.reject(error))).rejects.toBe(error);
});

test('forgets errors when the plugins load again', async () => {
  await expect(fail('First')).rejects.toThrow('First');
  await expect(fail('Second')).rejects.toThrow(/^Second:\n {2}- a problem$/);
  expect(await succeed()).toBe('content');
});
