import { setTimeout } from 'node:timers/promises';
import { oneAtATime } from '../../../node/cache/rememberLatest';

function counted() {
  let running = 0;
  let most = 0;
  let runs = 0;
  const call = oneAtATime(async () => {
    running += 1;
    most = Math.max(most, running);
    runs += 1;
    const run = runs;
    await setTimeout(5);
    running -= 1;
    return run;
  });
  return { call, most: () => most };
}

test('runs one call at a time, and all calls during a run share the next', async () => {
  const { call, most } = counted();
  const first = call();
  await setTimeout(1);
  const others = [call(), call(), call()];
  expect(await first).toBe(1);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(most()).toBe(1);
});

test('runs again for a call after the last run', async () => {
  const { call } = counted();
  expect([await call(), await call(), await call()]).toEqual([1, 2, 3]);
});

test('runs after a failure, of which only its callers hear', async () => {
  let isBroken = true;
  const call = oneAtATime(async () => {
    await setTimeout(1);
    if (isBroken) {
      throw new Error('broken');
    }
    return 'repaired';
  });
  const failing = call();
  await Promise.resolve();
  await expect(failing).rejects.toThrow('broken');
  isBroken = false;
  expect(await call()).toBe('repaired');
});
