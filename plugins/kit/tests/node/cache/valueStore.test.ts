import fs from 'node:fs/promises';
import path from 'node:path';
import { createValueStore, noStore } from '../../../node/cache/cachedValue';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

test('derives a value once for each key of a name', async () => {
  const store = createValueStore(await temporaryFolder({}));
  const derive = jest.fn(() => 1);
  await store('a', 'key', derive);
  await store('a', 'key', derive);
  expect(derive).toHaveBeenCalledTimes(1);
  await store('b', 'key', derive);
  await store('a', 'other key', derive);
  expect(derive).toHaveBeenCalledTimes(3);
});

test('derives a value once when it is asked for twice at the same time', async () => {
  const store = createValueStore(await temporaryFolder({}));
  const derive = jest.fn(() => Promise.resolve([1]));
  const [first, second] = await Promise.all([store('a', 'k', derive), store('a', 'k', derive)]);
  expect(first).toBe(second);
  expect(derive).toHaveBeenCalledTimes(1);
});

test('the next run reads the values from the folder', async () => {
  const folder = await temporaryFolder({});
  await createValueStore(folder)('page/Demo', 'key', () => 'kept');
  expect(await createValueStore(folder)('page/Demo', 'key', () => 'derived')).toBe('kept');
});

test('doesn’t read the folder again for a value that it has', async () => {
  const folder = await temporaryFolder({});
  const store = createValueStore(folder);
  await store('a', 'key', () => 'first');
  await fs.rm(path.join(folder, 'a.json'));
  expect(await store('a', 'key', () => 'second')).toBe('first');
});

test('derives a value again after a failure', async () => {
  const store = createValueStore(await temporaryFolder({}));
  await expect(store('a', 'key', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(await store('a', 'key', () => 'repaired')).toBe('repaired');
});

test('a store that keeps nothing derives every time', async () => {
  let count = 0;
  const derive = () => (count += 1);
  expect([await noStore('a', 'k', derive), await noStore('a', 'k', derive)]).toEqual([1, 2]);
});
