import { sharedReading } from '../../extract/sharedReading';

test('reads a package once', async () => {
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  const [first, second] = await Promise.all([
    sharedReading('package', read),
    sharedReading('package', read),
  ]);
  expect([first, second]).toEqual([1, 1]);
  expect(await sharedReading('package', read)).toBe(1);
});

test('reads another package separately, and does not keep an error', async () => {
  const fails = sharedReading('broken', () => Promise.reject(new Error('no such package')));
  expect(await sharedReading('whole', () => Promise.resolve('read'))).toBe('read');
  await expect(fails).rejects.toThrow('no such package');
  expect(await sharedReading('broken', () => Promise.resolve('fixed'))).toBe('fixed');
});
