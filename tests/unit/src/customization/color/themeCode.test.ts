import * as colors from '@mui/material/colors';
import { findShade, SHADES, shadedHues } from '../../../../../src/customization/color/hueShades';
import { themeCode } from '../../../../../src/customization/color/themeCode';

test('uses the names of the library’s colors, and imports each hue once', () => {
  expect(themeCode({ primary: '#3f51b5', secondary: '#304ffe' }, colors)).toBe(
    `import { indigo } from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: indigo[500] },
    secondary: { main: indigo.A700 },
  },
});
`,
  );
});

test('writes other colors as hex values, without an import', () => {
  const code = themeCode({ primary: '#123456', secondary: '#abcdef' }, colors);
  expect(code).toContain("    primary: { main: '#123456' },\n    secondary: { main: '#abcdef' },");
  expect(code).not.toContain('material/colors');
});

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
