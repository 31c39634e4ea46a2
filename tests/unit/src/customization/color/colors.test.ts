import * as colors from '@mui/material/colors';
import {
  findShade,
  SHADES,
  shadedHues,
  parseColor,
  readableText,
} from '../../../../../src/customization/color/colors';
import { contrast } from '../../../../helpers/contrast';

test('finds the first name of a color, and undefined for others', () => {
  expect(findShade(colors, '#1976d2')).toEqual({ hue: 'blue', shade: '700' });
  expect(findShade(colors, colors.grey.A100)).toEqual({ hue: 'grey', shade: '100' });
  expect(findShade(colors, '#123456')).toBeUndefined();
});

test('sorts hues in rainbow order, with grayish ones last', () => {
  expect(shadedHues(colors).join(' ')).toBe(
    'red pink purple deepPurple indigo blue lightBlue cyan teal green lightGreen lime yellow amber ' +
      'orange deepOrange blueGrey brown grey',
  );
});

test('all hues have the same shades, and common is not a hue', () => {
  expect(shadedHues(colors)).toHaveLength(19);
  shadedHues(colors).forEach((hue) => {
    expect(Object.keys(colors[hue as keyof typeof colors])).toEqual([...SHADES]);
  });
});

test.each([
  ['#abc', '#aabbcc'],
  ['ABC', '#aabbcc'],
  ['#1976d2', '#1976d2'],
  [' 1976D2 ', '#1976d2'],
  ['rgb(25, 118, 210)', '#1976d2'],
  ['RGB(0,0,0)', '#000000'],
  ['rgb( 255 , 255 , 255 )', '#ffffff'],
  ['rgb(256, 0, 0)', null],
  ['rgb(1, 2)', null],
  ['rgb(1, 2, 3, 0.5)', null],
  ['rgb(-1, 2, 3)', null],
  ['rgb(1.5, 2, 3)', null],
  ['rgb(1 2 3)', null],
  ['', null],
  ['#', null],
  ['#ab', null],
  ['#abcd', null],
  ['#abcdefg', null],
  ['##abc', null],
  ['#ggg', null],
  ['red', null],
  ['constructor', null],
  ['__proto__', null],
  ['#abc;background:url(//x)', null],
  ['</style><script>alert(1)</script>', null],
  ['#abc\n#def', null],
])('parses %p as %p', (text, color) => {
  expect(parseColor(text)).toBe(color);
});

test('picks legible text on every color', () => {
  const hexes = Object.values(colors).flatMap((hue) => Object.values(hue));
  hexes
    .filter((hex) => hex.length === 7)
    .forEach((hex) => {
      const text = readableText(hex) === '#000' ? '#000000' : '#ffffff';
      expect(contrast(text, hex)).toBeGreaterThanOrEqual(4.5);
    });
});
