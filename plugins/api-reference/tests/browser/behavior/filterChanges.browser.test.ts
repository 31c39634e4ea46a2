/** @jest-environment jsdom */
import { filterChanges, matchesQuery } from '../../../browser/behavior/filterChanges';

const PAGE = `
  <h1>API changes</h1>
  <div data-reference></div>
  <div data-section-heading><h2 id="6.1.0">6.1.0</h2><a href="#6.1.0"></a></div>
  <p>Compared with 6.0.0:</p>
  <div data-section-heading><h3 id="button">Button</h3><a href="#button"></a></div>
  <ul id="button-changes"></ul>
  <h3 id="chip">Chip</h3><ul></ul>
  <h2 id="6.0.0">6.0.0</h2><p>Compared with 5.0.0:</p>
  <h3 id="chip-1">Chip</h3><ul></ul>
  <h1 id="lab">Lab</h1>
  <div data-reference></div>
  <h2 id="alpha">alpha</h2><h3 id="masonry">Masonry</h3><ul></ul>`;

const start = () => document.querySelector('[data-reference]') as HTMLElement;
// Most headings of pages are in a box, with their link.
const hidden = () =>
  [...document.querySelectorAll<HTMLElement>('[hidden]')].map(
    ({ id, firstElementChild }) => id || (firstElementChild?.id ?? ''),
  );

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

test('shows one component, and only the releases that changed it', () => {
  expect(filterChanges(start(), 'butt', '')).toEqual({ shown: 1, total: 3 });
  expect(hidden()).toEqual(['chip', '', '6.0.0', '', 'chip-1', '']);
});

test('shows a component in all of its releases', () => {
  expect(filterChanges(start(), 'Chip', '')).toEqual({ shown: 2, total: 3 });
  expect(hidden()).toEqual(['button', 'button-changes']);
});

test('shows everything for a blank query', () => {
  filterChanges(start(), 'Chip', '');
  expect(filterChanges(start(), '', '')).toEqual({ shown: 3, total: 3 });
  expect(hidden()).toEqual([]);
});

test.each([
  ['chip-1', 1],
  ['6.1.0', 2],
])('never hides %s when the hash names it', (target, shown) => {
  expect(filterChanges(start(), 'nothing', target)).toEqual({ shown, total: 3 });
  expect(document.getElementById(target)?.closest('[hidden]')).toBeNull();
});

test('leaves the list of another package alone', () => {
  filterChanges(start(), 'nothing', '');
  expect(document.getElementById('masonry')?.hidden).toBe(false);
  expect(document.getElementById('lab')?.hidden).toBe(false);
});

test.each([
  ...['', '  ', 'row', 'ROWHEIGHT', 'pixels number', ' height  row ', 'eight'].map(
    (query) => [query, true] as const,
  ),
  ...['column', 'row column', 'rowHeight:'].map((query) => [query, false] as const),
])('the query "%s" matches a row: %s', (query, isMatch) => {
  const row = 'rowHeight\nnumber\nSets the height in pixels of a row in the Data Grid.';
  expect(matchesQuery(row, query)).toBe(isMatch);
});
