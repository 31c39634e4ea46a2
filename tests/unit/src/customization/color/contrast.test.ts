import * as colors from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';
import {
  contrastLevel,
  readableText,
  textOn,
} from '../../../../../src/customization/color/contrast';
import { contrast } from '../../../../helpers/contrast';

const ALL = Object.values(colors).flatMap((hue) =>
  Object.values(hue).filter((hex) => hex.length === 7),
);

test('picks the same text color as the library, on each of its colors', () => {
  const { palette } = createTheme();
  expect(ALL.length).toBeGreaterThan(200);
  expect(ALL.map((hex) => textOn(hex).color)).toEqual(
    ALL.map((hex) => palette.getContrastText(hex)),
  );
});

test('returns the actual contrast of translucent black', () => {
  ALL.forEach((hex) => {
    const { color, ratio } = textOn(hex);
    const text = color === '#fff' ? '#ffffff' : 'rgb(0 0 0 / 87%)';
    expect(ratio).toBeCloseTo(contrast(text, hex), 5);
  });
});

test('returns the highest contrast for black and white', () => {
  expect(textOn('#000000')).toEqual({ color: '#fff', ratio: 21 });
  expect(readableText('#ffffff')).toBe('#000');
});

test('picks legible text on every color', () => {
  ALL.forEach((hex) => {
    const text = readableText(hex) === '#000' ? '#000000' : '#ffffff';
    expect(contrast(text, hex)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  [21, 'AAA'],
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'largeOnly'],
  [3, 'largeOnly'],
  [2.99, 'none'],
  [1, 'none'],
])('a ratio of %p has the level %p', (ratio, level) => {
  expect(contrastLevel(ratio)).toBe(level);
});
