import { ringBars } from '@site/content/templates/dashboard/ringBars';

test('bars start up and go clockwise, and the largest reaches the outer circle', () => {
  expect(ringBars([50, 100, 25, 0], 10, 30)).toEqual([
    { x1: 0, y1: -10, x2: 0, y2: -20 },
    { x1: 10, y1: -0, x2: 30, y2: -0 },
    { x1: 0, y1: 10, x2: 0, y2: 15 },
    { x1: -10, y1: 0, x2: -10, y2: 0 },
  ]);
});

test('without a value above zero, bars have no length', () => {
  expect(ringBars([0, 0], 10, 30)).toEqual([
    { x1: 0, y1: -10, x2: 0, y2: -10 },
    { x1: 0, y1: 10, x2: 0, y2: 10 },
  ]);
  expect(ringBars([], 10, 30)).toEqual([]);
});
