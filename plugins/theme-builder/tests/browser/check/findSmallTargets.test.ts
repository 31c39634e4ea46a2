import { hasSpace, isSmall } from '../../../browser/check/findSmallTargets';

const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test.each([
  [24, 24, false],
  [106, 20, true],
  [18, 40, true],
])('whether %i × %i px is small: %s', (width, height, expected) => {
  expect(isSmall({ width, height })).toBe(expected);
});

const SMALL = at(0, 0, 16, 16);

test.each([
  ['nothing', [], true],
  ['a large target 4 px away', [at(20, 0, 48, 48)], true],
  ['a large target 3 px away', [at(19, 0, 48, 48)], false],
  ['another small one whose center is 24 px away', [at(24, 0, 16, 16)], true],
  ['another small one whose center is 23 px away', [at(23, 0, 16, 16)], false],
  ['one that is around it', [at(-10, -10, 60, 60)], false],
])('a target of 16 px beside %s has space: %s', (_what, others, expected) => {
  expect(hasSpace(SMALL, others)).toBe(expected);
});
