import { nextIndex } from '../../../../browser/shortcuts/lazy/runShortcut';

const page = { tops: [-400, 80, 300, 1200], focused: -1, height: 800, edge: 80 };

test('counts from what is at the top of the window', () => {
  expect(nextIndex(page, 1)).toBe(2);
  expect(nextIndex(page, -1)).toBe(0);
});

test('takes the one at the edge for the current one, although browsers round', () => {
  expect(nextIndex({ ...page, tops: [-400, 81.5, 300] }, 1)).toBe(2);
  expect(nextIndex({ ...page, tops: [-400, 78.5, 300] }, -1)).toBe(0);
});

test('counts from focus, where the end of the page can’t be scrolled to the top', () => {
  const end = { tops: [-900, 200, 400, 600], focused: 2, height: 800, edge: 80 };
  expect(nextIndex(end, 1)).toBe(3);
  expect(nextIndex(end, -1)).toBe(1);
});

test('forgets focus that was scrolled out of the window', () => {
  expect(nextIndex({ ...page, focused: 0 }, 1)).toBe(2);
  expect(nextIndex({ ...page, focused: 3 }, -1)).toBe(0);
});

test.each([
  ['the last has focus', { ...page, tops: [-400, 80, 300], focused: 2 }, 1],
  ['the first has focus', { ...page, tops: [80, 300], focused: 0 }, -1],
  ['all are above', { ...page, tops: [-400, -300] }, 1],
  ['all are below', { ...page, tops: [300, 500] }, -1],
  ['there are none', { ...page, tops: [] }, 1],
] as const)('there is none when %s', (_name, position, step) => {
  expect(nextIndex(position, step)).toBe(-1);
});
