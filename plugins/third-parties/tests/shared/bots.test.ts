import { isBot } from '../../shared/bots';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Example-CRAWLER/1.0', true],
  ['my spider', true],
  ['A ROBOT', true],
  ['crawling service', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', false],
  ['', false],
])('%s: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
