import { contentTypeOf } from '../../../../../scripts/lib/server/contentTypes';

test.each([
  ['a/b.HTML', 'text/html; charset=utf-8'],
  ['main.js', 'text/javascript; charset=utf-8'],
  ['button.md', 'text/markdown; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['Demo.tsx', 'text/plain; charset=utf-8'],
  ['a.woff2', 'font/woff2'],
  ['a.unknown', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
