import * as colors from '@mui/material/colors';
import { findShade, SHADES, shadedHues } from '../../../../../src/customization/color/hueShades';

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
