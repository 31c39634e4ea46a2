import { languageRoot, publicPath } from '../../browser/paths';

test.each([
  ['/', '/'],
  ['/zh', '/zh/'],
  ['/zh/foo', '/zh/foo'],
  ['/zhuyin', '/zhuyin'],
])('the public form of %s is %s', (key, path) => {
  expect(publicPath(key)).toBe(path);
});

test.each([
  ['/', '/'],
  ['/foo', '/'],
  ['/zh', '/zh/'],
  ['/zh/foo', '/zh/'],
  ['/zhuyin', '/'],
])('%s belongs to the language at %s', (path, root) => {
  expect(languageRoot(path)).toBe(root);
});
