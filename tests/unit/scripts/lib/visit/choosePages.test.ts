import { parseAddress } from '../../../../../scripts/lib/sitePages';
import { choosePages, visitOf } from '../../../../../scripts/lib/visit/choosePages';

const WRITTEN = Array.from({ length: 200 }, (_, index) => `/material-ui/page-${index}`);
const REFERENCE = Array.from({ length: 200 }, (_, index) => `/material-ui/api/page-${index}`);
const TYPICAL = ['/material-ui/api/button', '/x/api/data-grid/data-grid'];
const TRANSLATED = [...WRITTEN, ...REFERENCE].map((path) => `/zh${path}`);
const PAGES = [...WRITTEN, ...REFERENCE, ...TYPICAL, ...TRANSLATED].map(parseAddress);

const chosen = (seed: string | null) => choosePages(PAGES, seed).map(({ path }) => path);

test('every written English page and typical API pages are visited, whatever the commit', () => {
  ['a', 'b', ''].forEach((seed) =>
    expect(chosen(seed)).toEqual(expect.arrayContaining([...WRITTEN, ...TYPICAL])),
  );
});

test('a part of the other pages is visited, another one for another commit', () => {
  const sample = (seed: string) => chosen(seed).filter((path) => !WRITTEN.includes(path));
  expect(sample('a').length).toBeGreaterThan(10);
  expect(sample('a').length).toBeLessThan(120);
  expect(sample('a')).toEqual(sample('a'));
  expect(sample('a')).not.toEqual(sample('b'));
});

test('after enough commits, every page was in a sample', () => {
  const seen = new Set(Array.from({ length: 300 }, (_, seed) => chosen(String(seed))).flat());
  expect(seen.size).toBe(PAGES.length);
});

test('without a commit, all pages are visited', () => {
  expect(chosen(null)).toHaveLength(PAGES.length);
});

test('a translated page is visited as on a phone, without dark mode', () => {
  expect(visitOf(parseAddress('/zh/versions')).options).toMatchObject({
    viewport: { width: 390 },
    dark: false,
    status: 200,
  });
  expect(visitOf(parseAddress('/versions'), 404).options).toMatchObject({
    viewport: { width: 1280 },
    dark: true,
    status: 404,
  });
});
