import { contentTypeOf, extensionsByType } from '../../node/contentTypes';

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

test('lists the extensions of files by type', () => {
  const files = ['a.tsx', 'b/c.TXT', 'd.png', 'LICENSE', 'e.d/f', 'main.js', 'g.js.map', 'h.ts'];
  expect([...extensionsByType(files)]).toEqual([
    ['application/json; charset=utf-8', ['map']],
    ['image/png', ['png']],
    ['text/javascript; charset=utf-8', ['js']],
    ['text/plain; charset=utf-8', ['ts', 'tsx', 'txt']],
  ]);
});
