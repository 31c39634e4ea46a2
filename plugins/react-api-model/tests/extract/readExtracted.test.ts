import { readExtracted } from '../../extract/readExtracted';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const FILES = { 'node_modules/whole/package.json': '{ "version": "1.2.3" }' };

test('extracts from a package once', async () => {
  const siteDir = await temporaryFolder(FILES);
  const extract = jest.fn(() => Promise.resolve(['Button']));
  const read = () => readExtracted(siteDir, 'whole', 'hooks', extract);
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toMatchObject({ installed: { version: '1.2.3' }, items: ['Button'] });
  expect([second, await read()]).toEqual([first, first]);
  expect(extract).toHaveBeenCalledTimes(1);
});

test('does not keep an error, and names a package that is not installed', async () => {
  const siteDir = await temporaryFolder(FILES);
  const fails = () => Promise.reject(new Error('no such type'));
  await expect(readExtracted(siteDir, 'whole', 'hooks', fails)).rejects.toThrow('no such type');
  const { items } = await readExtracted(siteDir, 'whole', 'hooks', () => Promise.resolve(['a']));
  expect(items).toEqual(['a']);
  await expect(readExtracted(siteDir, 'none', 'hooks', fails)).rejects.toThrow(
    'package none is not installed',
  );
});
