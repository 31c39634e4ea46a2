import fc from 'fast-check';
import {
  NO_PAGES,
  parseStoredPages,
  withFavorite,
  withoutFavorite,
  withRecent,
} from '../../../browser/lazy/storedPages';

const page = (name: string) => ({ title: name, path: `/material-ui/${name}` });
const [a, b] = [page('a'), page('b')];

test('parses what was stored', () => {
  const pages = { recent: [a], favorites: [b] };
  expect(parseStoredPages(JSON.stringify(pages))).toEqual(pages);
  expect(parseStoredPages(null)).toEqual(NO_PAGES);
});

test.each([
  ['no JSON', '{'],
  ['another type', '"text"'],
  ['lists of another form', '{"recent":1,"favorites":{}}'],
])('%s counts as nothing', (_, text) => {
  expect(parseStoredPages(text)).toEqual(NO_PAGES);
});

test('leaves out what is not a page of this site', () => {
  const recent = [
    a,
    null,
    1,
    { title: 'A' },
    { title: 1, path: '/a' },
    { title: 'x'.repeat(201), path: '/a' },
    ...['https://example.org', '//example.org', '/\\example.org', 'a', 'javascript:alert(1)'].map(
      (path) => ({ title: 'A', path }),
    ),
  ];
  expect(parseStoredPages(JSON.stringify({ recent }))).toEqual({ recent: [a], favorites: [] });
});

test('never throws', () => {
  fc.assert(fc.property(fc.json(), (text) => void parseStoredPages(text)));
});

test('the page that was found last is the first of the recent ones, of which the oldest goes', () => {
  expect(withRecent({ recent: [a, b], favorites: [] }, b).recent).toEqual([b, a]);
  const many = Array.from({ length: 10 }, (_, index) => page(String(index)));
  const { recent } = many.reduce(withRecent, NO_PAGES);
  expect(recent).toHaveLength(6);
  expect(recent[0]).toEqual(page('9'));
});

test('a favorite is not a recent page', () => {
  const marked = withFavorite({ recent: [a, b], favorites: [] }, a);
  expect(marked).toEqual({ recent: [b], favorites: [a] });
  expect(withRecent(marked, a)).toEqual(marked);
  expect(withFavorite(marked, a)).toBe(marked);
  expect(withoutFavorite(marked, a)).toEqual({ recent: [a, b], favorites: [] });
});

test('a seventh favorite is refused, and replaces none', () => {
  const six = ['1', '2', '3', '4', '5', '6'].map(page).reduce(withFavorite, NO_PAGES);
  expect(six.favorites).toHaveLength(6);
  expect(withFavorite(six, a)).toBe(six);
});
