import { outdatedPaths } from '../../../browser/worker/removeOutdated';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

test('files of the last 60 days are kept', () => {
  const entries = [
    { path: '/new', keptAt: NOW },
    { path: '/limit', keptAt: NOW - 60 * DAY },
    { path: '/old', keptAt: NOW - 60 * DAY - 1 },
    { path: '/unknown', keptAt: 0 },
  ];
  expect([...outdatedPaths(entries, NOW)]).toEqual(['/old', '/unknown']);
});

test('of too many files, those go that were kept longest ago', () => {
  const entries = Array.from({ length: 403 }, (_, index) => ({
    path: `/${index}`,
    keptAt: NOW - index,
  }));
  expect([...outdatedPaths(entries.reverse(), NOW)]).toEqual(['/400', '/401', '/402']);
});

test('nothing is outdated when nothing is kept', () => {
  expect(outdatedPaths([], NOW).size).toBe(0);
});
