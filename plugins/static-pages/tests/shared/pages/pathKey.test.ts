import { pathKey } from '../../../shared/pages/pathKey';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['/a.html', '/a'],
  ['/a/index.html', '/a'],
  ['/zh/', '/zh'],
])('%s is known as %s', (pathname, key) => expect(pathKey(pathname)).toBe(key));
