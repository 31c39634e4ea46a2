import { compareVersions } from '../../../../../scripts/lib/api-history/compareVersions';

test('sorts numbers as numbers, and prereleases before their release', () => {
  const sorted = [
    '5.0.0-alpha.9',
    '5.0.0-alpha.10',
    '5.0.0-beta.0',
    '5.0.0-rc.1',
    '5.0.0',
    '5.0.1',
    '5.9.3',
    '5.15.5',
    '6.0.0-beta.0',
    '6.0.0',
  ];
  expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted);
});

test('finds a version equal to itself', () => {
  expect(compareVersions('5.0.0-beta.4', '5.0.0-beta.4')).toBe(0);
});
