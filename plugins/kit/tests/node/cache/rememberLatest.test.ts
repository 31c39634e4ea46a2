import { rememberLatest } from '../../../node/cache/rememberLatest';

test('runs again only if the key of its input has changed', async () => {
  const run = jest.fn(({ name }: { name: string }) => Promise.resolve(name.toUpperCase()));
  const remembered = rememberLatest(({ name }) => name, run);
  expect(await Promise.all(['a', 'a', 'b', 'a'].map((name) => remembered({ name })))).toEqual([
    'A',
    'A',
    'B',
    'A',
  ]);
  expect(run).toHaveBeenCalledTimes(3);
});

test('compares objects by identity', async () => {
  const run = jest.fn((input: object) => Promise.resolve(input));
  const remembered = rememberLatest((input: object) => input, run);
  const input = {};
  await remembered(input);
  await remembered(input);
  expect(run).toHaveBeenCalledTimes(1);
  await remembered({});
  expect(run).toHaveBeenCalledTimes(2);
});

test('runs again after a failure', async () => {
  let isBroken = true;
  const remembered = rememberLatest(
    () => 'key',
    () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('repaired')),
  );
  await expect(remembered(undefined)).rejects.toThrow('broken');
  isBroken = false;
  expect(await remembered(undefined)).toBe('repaired');
});
