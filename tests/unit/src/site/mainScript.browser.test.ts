/** @jest-environment jsdom */
import { mainScript } from '@component-docs/static-pages/browser/pages/fetchPage';

const OTHERS = [
  'chrome-extension://abcdefgh/main.js',
  'https://cdn.example/assets/js/main.0a1b2c3d.js',
  '//cdn.example/assets/js/main.0a1b2c3d.js',
  '/assets/js/runtime~main.0a1b2c3d.js',
  '/assets/js/domain.0a1b2c3d.js',
  'moz-extension://1/main.0a1b2c3d.js',
];
const scripts = (sources: readonly string[]) =>
  sources.map((source) => `<script src="${source}"></script>`).join('');
const documentWith = (sources: readonly string[]) =>
  new DOMParser().parseFromString(`<head>${scripts(sources)}</head>`, 'text/html');

test.each([
  ['/assets/js/main.9b8c7d6e.js', '9b8c7d6e'],
  ['/zh/assets/js/main.00000000.js', '00000000'],
  ['/assets/js/main.js', ''],
])('finds %s among the scripts of extensions', (src, hash) => {
  const found = { src, hash };
  expect(mainScript(documentWith([...OTHERS, src]))).toEqual(found);
  expect(mainScript(documentWith([src, ...OTHERS]))).toEqual(found);
});

test('finds none in a document without it', () => {
  expect(mainScript(documentWith(OTHERS))).toBeUndefined();
});
