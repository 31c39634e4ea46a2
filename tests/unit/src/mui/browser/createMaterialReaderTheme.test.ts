import { demoTheme } from '../../../../../src/mui/browser/demoTheme';
import { createMaterialReaderTheme } from '../../../../../src/mui/browser/createMaterialReaderTheme';

const palette = (main: string) => ({ palette: { primary: { main } } });

test('a reader’s theme has the options, and selects color schemes as demos do', () => {
  const { theme } =
    createMaterialReaderTheme({
      spacing: 4,
      colorSchemes: { light: palette('#00695c'), dark: true },
    }) ?? {};
  expect(theme?.colorSchemes.light?.palette.primary.main).toBe('#00695c');
  expect(theme?.colorSchemes.dark).toBeDefined();
  expect(theme?.getColorSchemeSelector('dark')).toBe(demoTheme.getColorSchemeSelector('dark'));
});

test('options that the library refuses give no theme', () => {
  expect(
    createMaterialReaderTheme({ colorSchemes: { light: palette('no color') } }),
  ).toBeUndefined();
});
