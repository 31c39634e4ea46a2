import { linkPrefix, readSiteUrl, UNKNOWN_SITE_URL } from '../../node/siteUrl';

test.each([
  ['https://docs.example.org', 'https://docs.example.org'],
  ['https://docs.example.org/', 'https://docs.example.org'],
  ['https://Docs.Example.org:8443', 'https://docs.example.org:8443'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
])('%s is the origin %s', (text, origin) => {
  expect(readSiteUrl({ SITE_URL: text })).toBe(origin);
  expect(linkPrefix(origin)).toBe(origin);
});

test.each([undefined, ''])('without a value (%s), links are relative to the root', (text) => {
  expect(readSiteUrl({ SITE_URL: text })).toBe(UNKNOWN_SITE_URL);
  expect(linkPrefix(UNKNOWN_SITE_URL)).toBe('');
});

test.each([
  'docs.example.org',
  'https://docs.example.org/docs',
  'https://docs.example.org?a',
  'https://user@docs.example.org',
  'ftp://docs.example.org',
  'javascript:alert(1)',
  'https://',
])('%s is refused, with the fix', (text) => {
  expect(() => readSiteUrl({ SITE_URL: text })).toThrow(
    `SITE_URL: "${text}" is not the origin of a site. Set it to a protocol and a host, such as https://docs.example.org, or unset it.`,
  );
});
