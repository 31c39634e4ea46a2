import {
  keepPosition,
  keptPosition,
  needsScroll,
} from '../../../../../src/navigation/side-navigation/keptScroll';

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

describe('kept positions', () => {
  it('are separate for each navigation, which has none at first', () => {
    keepPosition('a', 40);
    keepPosition('a', 80);
    expect([keptPosition('a'), keptPosition('b')]).toEqual([80, undefined]);
  });
});
