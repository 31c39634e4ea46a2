import { createLoopGuard } from '../../sandbox/frame/createLoopGuard';

function guardWithClock() {
  let time = 0;
  let endTask = () => {};
  const guard = createLoopGuard({
    limit: 1000,
    now: () => time,
    afterTask: (callback) => {
      endTask = callback;
    },
  });
  return { guard, pass: (ms: number) => (time += ms), endTask: () => endTask() };
}

test('says when loops of one task have run for longer than the limit', () => {
  const { guard, pass } = guardWithClock();
  guard();
  pass(1000);
  expect(guard()).toBe(false);
  pass(1);
  expect(guard()).toBe(true);
});

test('counts from the first turn of each task', () => {
  const { guard, pass, endTask } = guardWithClock();
  guard();
  pass(900);
  endTask();
  pass(60_000);
  expect(guard()).toBe(false);
  pass(900);
  expect(guard()).toBe(false);
});
