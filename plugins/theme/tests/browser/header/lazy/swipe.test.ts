import { closesDrawer, isAcross, pushedOut } from '../../../../browser/header/lazy/useSwipeToClose';

const WIDTH = 300;
const SLOW = 10_000;

describe('pushedOut', () => {
  it.each([
    [-50, false, 50],
    [50, false, 0],
    [50, true, 50],
    [-50, true, 0],
  ])(
    'a movement of %i px, right to left %s, moves the drawer by %i px',
    (dx, isRightToLeft, distance) => {
      expect(pushedOut({ dx, dy: 0, duration: 1 }, isRightToLeft)).toBe(distance);
    },
  );
});

describe('closesDrawer', () => {
  it.each([
    ['past a third', { dx: -101, dy: 0, duration: SLOW }, false, true],
    ['a third', { dx: -100, dy: 0, duration: SLOW }, false, false],
    ['fast', { dx: -60, dy: 0, duration: 100 }, false, true],
    ['short and slow', { dx: -60, dy: 0, duration: 200 }, false, false],
    ['to the other side', { dx: 200, dy: 0, duration: 100 }, false, false],
    ['right to left', { dx: 200, dy: 0, duration: 100 }, true, true],
    ['along the list', { dx: -120, dy: 130, duration: 100 }, false, false],
    ['in no time', { dx: 0, dy: 0, duration: 0 }, false, false],
  ])('%s', (_name, swipe, isRightToLeft, expected) => {
    expect(closesDrawer(swipe, WIDTH, isRightToLeft)).toBe(expected);
  });
});

describe('isAcross', () => {
  it('treats a diagonal movement as scrolling', () => {
    expect(isAcross({ dx: 5, dy: -5, duration: 1 })).toBe(false);
  });
});
