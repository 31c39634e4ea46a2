import { cacheControlOf } from '../../../../../scripts/lib/server/handleRequest';
import { contentTypeOf, isCompressible } from '../../../../../scripts/lib/server/contentTypes';
import { chooseEncoding } from '../../../../../scripts/lib/server/encodedFiles';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['BR', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for Accept-Encoding "%s" the coding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  'assets/js/main.0a1b2c3d.js',
  'zh/assets/css/styles.0a1b2c3d.css',
  'assets/images/a-0a1b2c3d4e5f.png',
  'assets/fonts/plex-400.5.3.0.woff2',
])('marks %s as immutable', (name) => {
  expect(cacheControlOf(name)).toContain('immutable');
});

test.each(['index.html', 'assets/plain.js', 'material-ui/assets.html', 'sw.js'])(
  '%s is asked for again',
  (name) => {
    expect(cacheControlOf(name)).toBe('public, max-age=0, must-revalidate');
  },
);

test('returns the Content-Type for a file name', () => {
  expect(contentTypeOf('a/b.HTML')).toBe('text/html; charset=utf-8');
  expect(contentTypeOf('manifest.webmanifest')).toMatch(/^application\/manifest\+json/);
  expect(contentTypeOf('a.unknown')).toBe('application/octet-stream');
  expect(isCompressible(contentTypeOf('a.svg'))).toBe(true);
  expect(isCompressible(contentTypeOf('a.woff2'))).toBe(false);
});
