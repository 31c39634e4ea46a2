import { movedAnchor } from '../../../browser/component-page/movedAnchor';

const moves = { 'button-prop-tone': 'button-prop-color' };

test.each([
  ['#button-prop-tone', 'button-prop-color'],
  ['#button-prop-color', undefined],
  ['#toString', undefined],
  ['', undefined],
])('the anchor %p moved to %p', (hash, anchor) => {
  expect(movedAnchor(hash, moves)).toBe(anchor);
});

test('no anchor has moved yet', () => {
  expect(movedAnchor('#button-prop-color')).toBeUndefined();
});
