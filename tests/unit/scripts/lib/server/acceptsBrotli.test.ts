import { acceptsBrotli } from '../../../../../scripts/lib/server/acceptsBrotli';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip, br;q=0', false],
  ['gzip;q=1.0, identity; q=0.5', false],
  ['BR', true],
  ['*', true],
  ['', false],
  [undefined, false],
])('Accept-Encoding "%s" allows Brotli: %j', (header, isAllowed) => {
  expect(acceptsBrotli(header)).toBe(isAllowed);
});
