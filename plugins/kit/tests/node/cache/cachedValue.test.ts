import fs from 'node:fs/promises';
import path from 'node:path';
import { cachedValue, hashOf } from '../../../node/cache/cachedValue';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

async function newFile() {
  return path.join(await temporaryFolder({}), 'folder/value.json');
}

test('derives a value once for each key', async () => {
  const file = await newFile();
  const derive = jest.fn((value: string) => value);
  const read = (key: string) => cachedValue(file, key, () => derive(`${key} value`));
  expect([await read('a'), await read('a'), await read('b'), await read('a')]).toEqual([
    'a value',
    'a value',
    'b value',
    'a value',
  ]);
  expect(derive).toHaveBeenCalledTimes(3);
});

test('derives a value again when its file is truncated', async () => {
  const file = await newFile();
  await cachedValue(file, 'key', () => [1, 2, 3]);
  await fs.truncate(file, 12);
  expect(await cachedValue(file, 'key', () => [4])).toEqual([4]);
  expect(await cachedValue(file, 'key', () => [5])).toEqual([4]);
});

test('leaves no drafts and writes nothing when deriving fails', async () => {
  const file = await newFile();
  await expect(
    cachedValue(file, 'key', () => Promise.reject(new Error('unreadable'))),
  ).rejects.toThrow('unreadable');
  await cachedValue(file, 'key', () => 1);
  expect(await fs.readdir(path.dirname(file))).toEqual(['value.json']);
});

test('a hash depends on each part, on their order, and on where they end', () => {
  const hashes = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', ''], ['ä', 'b']].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(['a', Buffer.from('b')])).toBe(hashOf(['a', 'b']));
});
