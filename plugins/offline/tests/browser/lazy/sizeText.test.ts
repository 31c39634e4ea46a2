import { sizeText } from '../../../browser/lazy/saveChoices';

test.each([
  [0, '0 MB'],
  [49_999, '0 MB'],
  [50_000, '0.1 MB'],
  [1_540_000, '1.5 MB'],
  [9_960_000, '10 MB'],
  [68_400_000, '68 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
