import { closeEnough } from '../../../browser/query/closeness';

const whole = (score: number) => ({ score, isWhole: true });
const part = (score: number) => ({ score, isWhole: false });

test('without a page that has all words, only the last attempt finds pages', () => {
  const pages = [part(9), part(1)];
  expect(closeEnough(pages, 'all')).toEqual([]);
  expect(closeEnough(pages, 'alike')).toEqual([]);
  expect(closeEnough(pages, 'some')).toEqual(pages);
});

test('a page without all words is shown if it scores nearly like the best one that has them', () => {
  const pages = [part(20), whole(10), part(3), part(2.9), whole(0.1)];
  expect(closeEnough(pages, 'all')).toEqual([part(20), whole(10), part(3), whole(0.1)]);
});
