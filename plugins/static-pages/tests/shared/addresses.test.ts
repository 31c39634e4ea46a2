import { isSharedAsset } from '../../shared/sharedAssets';
import { pathKey } from '../../shared/pages';

test.each([
  ['/assets/demos/material-ui/react-button/A.0a1b2c3d.json', true],
  ['/assets/icons/0a1b2c3d/sharp-0.json', true],
  ['/assets/sandbox/frame.0a1b2c3d.js', true],
  ['/assets/templates/blog.0a1b2c3d.js', true],
  // A worker, whose script has to be in the scope of the language's service worker.
  ['/assets/sandbox/compiler.0a1b2c3d.js', false],
  ['/assets/js/main.0a1b2c3d.js', false],
  ['/assets/search/x-index.0a1b2c3d.json', false],
  ['/zh/assets/demos/A.0a1b2c3d.json', false],
  ['/assets/demos.html', false],
])('%s is the same file in all languages: %s', (path, expected) => {
  expect(isSharedAsset(path)).toBe(expected);
});

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
