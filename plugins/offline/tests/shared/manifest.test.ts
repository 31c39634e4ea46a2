import { bytesOf, manifestPath, parseManifest, partsOfSetKey, setKey } from '../../shared/manifest';

const MANIFEST = { release: 'r', main: '/main.js', sets: { shell: { '/': [1, 'a'] } } };

test('a manifest is what the build has written', () => {
  expect(parseManifest(JSON.stringify(MANIFEST))).toEqual(MANIFEST);
});

test.each([
  ['', /JSON/],
  ['{"release":', /JSON/],
  ['[]', /not a list of files/],
  ['null', /not a list of files/],
  [JSON.stringify({ ...MANIFEST, release: 1 }), /not a list of files/],
  [JSON.stringify({ ...MANIFEST, sets: { shell: { '/': ['1', 'a'] } } }), /not a list of files/],
  [JSON.stringify({ ...MANIFEST, sets: { shell: [] } }), /not a list of files/],
])('%s is refused', (text, message) => {
  expect(() => parseManifest(text)).toThrow(message);
});

test('each language has a manifest and sets', () => {
  expect(manifestPath('en')).toBe('/offline.json');
  expect(manifestPath('zh')).toBe('/zh/offline.json');
  expect(partsOfSetKey(setKey('zh', 'base-ui'))).toEqual({ language: 'zh', set: 'base-ui' });
});

test('the size of no files is 0', () => {
  expect(bytesOf({})).toBe(0);
  expect(bytesOf({ '/a': [1, ''], '/b': [2, ''] })).toBe(3);
});
