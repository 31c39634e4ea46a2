/** @jest-environment jsdom */
import { cookieDomains, deleteTrackingCookies } from '../../../../src/analytics/consent';

test.each([
  ['localhost', ['']],
  ['example.org', ['', 'example.org']],
  ['docs.example.co.uk', ['', 'docs.example.co.uk', 'example.co.uk', 'co.uk']],
])('a cookie on %s belongs to %j', (hostname, domains) => {
  expect(cookieDomains(hostname)).toEqual(domains);
});

test('deletes the tracking cookies and no others', () => {
  ['_ga=1', '_ga_ABC=2', '_gather=3', 'paletteColors={}'].forEach((cookie) => {
    document.cookie = `${cookie};path=/`;
  });
  deleteTrackingCookies();
  expect(document.cookie).toBe('_gather=3; paletteColors={}');
});
