import { parseSpacing } from '../../../browser/theme/spacingLimits';

test.each([
  ['0', 0],
  ['8', 8],
  [' 20 ', 20],
  ['08', 8],
  ['21', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  ['0x8', null],
  ['', null],
  [' ', null],
  ['eight', null],
  ['100', null],
])('parses %p as %p', (text, spacing) => {
  expect(parseSpacing(text)).toBe(spacing);
});
