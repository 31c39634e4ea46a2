import { typeFits } from '../../shared/typeFits';
import { contentTypeOf } from '@component-docs/hosting/node/contentTypes';

test.each([
  '/assets/js/main.0a1b2c3d.js',
  '/assets/css/styles.0a1b2c3d.css',
  '/zh/assets/search/base-ui-index.0a1b2c3d.json',
  '/assets/fonts/roboto.0a1b2c3d.woff2',
  '/assets/templates/blog.zip',
  '/img/app/icon-192.png',
  '/img/favicon.svg',
  '/img/a.JPG',
  '/material-ui/react-button.md',
  '/llms.txt',
  '/sitemap.xml',
  '/material-ui/react-button.html',
])('%s: the type that our server sends fits, and a page does not', (path) => {
  expect(typeFits(path, contentTypeOf(path))).toBe(true);
  expect(typeFits(path, 'text/html; charset=utf-8')).toBe(path.endsWith('.html'));
});

test.each([
  ['/a.js', 'text/javascript', true],
  ['/a.mjs', 'application/x-javascript', true],
  ['/a.js', 'Application/JavaScript;charset=UTF-8', true],
  ['/a.js', 'text/plain', false],
  ['/a.js', 'application/json', false],
  ['/a.js', '', false],
  ['/a.css', 'text/css', true],
  ['/a.css', 'text/cssx', false],
  ['/a.css', null, false],
  ['/a.json', 'application/json', true],
  ['/a.json', 'application/manifest+json', true],
  ['/a.json', 'text/plain', false],
  ['/a.svg', 'image/svg+xml', true],
  ['/a.svg', 'text/xml', false],
  ['/a.woff2', 'application/octet-stream', true],
  ['/a.woff2', null, true],
  ['/a.woff2', 'text/plain', false],
  ['/a.txt', 'text/plain', true],
  ['/a.txt', null, true],
  ['/a.csv', 'text/csv; charset=utf-8', true],
  ['/a.pdf', 'application/pdf', true],
  ['/a.tsx', 'text/plain', true],
  ['/a.csv', 'text/html', false],
  ['/', 'text/html', true],
  ['/zh', ' text/html', true],
  ['/a.b/c', 'text/html', true],
  ['/a', 'application/xhtml+xml', false],
  ['/a', null, false],
])('%s as %s: %s', (path, type, fits) => {
  expect(typeFits(path, type)).toBe(fits);
});
