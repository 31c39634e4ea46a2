import { didYouMean, nearest } from '../../../../scripts/lib/nearest';

const PAGES = [
  'react-button',
  'react-button-group',
  'react-slider',
  'react-grid',
  'customization/color',
];

test.each([
  ['react-slidr', ['react-slider']],
  ['button', ['react-button', 'react-button-group']],
  ['color', ['customization/color']],
  ['something-else-entirely', []],
])('for %s, suggests %j', (text, expected) => {
  expect(nearest(text, PAGES)).toEqual(expected);
});

test('didYouMean is empty when nothing is similar', () => {
  expect(didYouMean('react-slidr', PAGES)).toBe(' Did you mean react-slider?');
  expect(didYouMean('zzz', PAGES)).toBe('');
});
