import { dateText } from '../../../../../../src/products/node/package-tables/releasesTable';

const LAST_MOMENT = Date.UTC(2026, 1, 28, 23, 59, 59);

test.each([
  ['en', 'Feb 28, 2026'],
  ['zh', '2026年2月28日'],
])('formats the day in UTC in the language %s', (locale, text) => {
  expect(dateText(LAST_MOMENT, locale, 'gregory')).toBe(text);
});
