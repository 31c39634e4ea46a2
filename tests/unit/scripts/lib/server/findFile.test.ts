import fs from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncodings, findFile } from '../../../../../scripts/lib/server/findFile';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip, br;q=0', ['gzip', 'identity']],
  ['gzip;q=1.0, identity; q=0.5', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('Accept-Encoding "%s" allows %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

async function site(): Promise<string> {
  const folder = await temporaryFolder({
    'build/a.html': 'a',
    'build/a.html.br': 'compressed',
    'build/b/index.html': 'b',
    'build-secret/a.html': 'secret',
  });
  return path.join(await fs.realpath(folder), 'build');
}

test('finds the first file that exists, in the best form that the client accepts', async () => {
  const root = await site();
  expect(await findFile(root, ['a', 'a.html'], ['br', 'gzip', 'identity'])).toEqual({
    name: 'a.html',
    sent: 'a.html.br',
    encoding: 'br',
  });
  expect(await findFile(root, ['a.html'], ['gzip', 'identity'])).toMatchObject({ sent: 'a.html' });
  expect(await findFile(root, ['b', 'b/index.html'], ['br'])).toEqual({
    name: 'b/index.html',
    sent: 'b/index.html',
    encoding: 'identity',
  });
});

test('finds nothing outside the folder, also through a link', async () => {
  const root = await site();
  await fs.symlink('../build-secret', path.join(root, 'folder'));
  await fs.symlink('../build-secret/a.html', path.join(root, 'file.html'));
  await fs.symlink('a.html', path.join(root, 'inside.html'));
  const find = (name: string) => findFile(root, [name], ['identity']);
  expect(await find('../build-secret/a.html')).toBeNull();
  expect(await find('folder/a.html')).toBeNull();
  expect(await find('file.html')).toBeNull();
  expect(await find('inside.html')).toMatchObject({ sent: 'inside.html' });
});

test('a missing file is found once it exists', async () => {
  const root = await site();
  expect(await findFile(root, ['c.html'], ['identity'])).toBeNull();
  await fs.writeFile(path.join(root, 'c.html'), 'c');
  expect(await findFile(root, ['c.html'], ['identity'])).not.toBeNull();
});
