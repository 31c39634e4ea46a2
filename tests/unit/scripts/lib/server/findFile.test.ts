import { acceptedEncodings, findFile } from '../../../../../scripts/lib/server/findFile';

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

const FILES = new Set(['a.html', 'a.html.br', 'b/index.html']);

test('finds the first file that exists, in the best form that the client accepts', () => {
  expect(findFile(FILES, ['a', 'a.html'], ['br', 'gzip', 'identity'])).toEqual({
    name: 'a.html',
    sent: 'a.html.br',
    encoding: 'br',
  });
  expect(findFile(FILES, ['a.html'], ['gzip', 'identity'])).toMatchObject({ sent: 'a.html' });
  expect(findFile(FILES, ['b', 'b/index.html'], ['br'])).toEqual({
    name: 'b/index.html',
    sent: 'b/index.html',
    encoding: 'identity',
  });
  expect(findFile(FILES, ['c', 'c.html'], ['br'])).toBeNull();
});
