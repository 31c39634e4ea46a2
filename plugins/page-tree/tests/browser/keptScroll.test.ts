import { needsScroll, scrollForGrowth } from '../../browser/side-navigation/useKeptScroll';

jest.mock('@docusaurus/ExecutionEnvironment', () => ({ default: {} }), { virtual: true });

describe('needsScroll', () => {
  const view = { top: 100, bottom: 600 };
  it.each([
    ['above', { top: 99, bottom: 129 }, true],
    ['at the top edge', { top: 100, bottom: 130 }, false],
    ['120 px from the bottom edge', { top: 450, bottom: 480 }, false],
    ['closer to the bottom edge', { top: 451, bottom: 481 }, true],
    ['below', { top: 700, bottom: 730 }, true],
  ])('%s', (_place, item, expected) => {
    expect(needsScroll(item, view)).toBe(expected);
  });
});

describe('scrollForGrowth', () => {
  const view = { top: 100, bottom: 600 };
  it.each([
    ['a short group in the middle: what is below it stays', 400, 120, 10, 0, 120],
    ['a short group at the top: what is above it can stay', 110, 120, 10, 0, undefined],
    [
      'a group that is longer than the view: its end is at the end of the view',
      300,
      900,
      600,
      0,
      600,
    ],
    ['a group that would end before the end of the view: so it does', 200, 300, 20, 400, -100],
    ['an item that is far from the end of a long group', 300, 2000, 100, 0, undefined],
  ])('%s', (_name, top, growth, offset, scrolled, expected) => {
    const item = { top: top + offset, bottom: top + offset + 30 };
    const group = { top, bottom: top + growth };
    expect(scrollForGrowth({ item, group, view, growth, scrolled })).toBe(expected);
  });
});
