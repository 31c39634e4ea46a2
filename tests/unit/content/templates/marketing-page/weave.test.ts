import { orders } from '@site/content/templates/marketing-page/content';
import { weave } from '@site/content/templates/marketing-page/weave';

test('a thread crosses each of its days, over and under in turn', () => {
  expect(weave([{ row: 0, start: 2, length: 3 }])).toEqual([
    { row: 0, day: 2, over: true },
    { row: 0, day: 3, over: false },
    { row: 0, day: 4, over: true },
  ]);
});

test('threads above each other alternate, too', () => {
  const crossings = weave([
    { row: 0, start: 1, length: 1 },
    { row: 1, start: 1, length: 1 },
  ]);
  expect(crossings.map(({ over }) => over)).toEqual([false, true]);
});

test('no two orders of the picture cross the same day in the same row', () => {
  const places = weave(orders).map(({ row, day }) => `${row} ${day}`);
  expect(new Set(places).size).toBe(places.length);
});
