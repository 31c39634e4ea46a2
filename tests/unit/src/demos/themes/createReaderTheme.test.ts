import { demoTheme } from '../../../../../src/branding/demoTheme';
import { createReaderTheme } from '../../../../../src/demos/themes/createReaderTheme';

const palette = (main: string) => ({ palette: { primary: { main } } });

test('a reader’s theme has the options, and selects color schemes as demos do', () => {
  const { theme } =
    createReaderTheme({ spacing: 4, colorSchemes: { light: palette('#00695c'), dark: true } }) ??
    {};
  expect(theme?.colorSchemes.light?.palette.primary.main).toBe('#00695c');
  expect(theme?.colorSchemes.dark).toBeDefined();
  expect(theme?.getColorSchemeSelector('dark')).toBe(demoTheme.getColorSchemeSelector('dark'));
});

test('its variables outweigh those of the demo theme', () => {
  const { css = '' } =
    createReaderTheme({ colorSchemes: { light: palette('#00695c'), dark: true } }) ?? {};
  const [light, dark] = ['light', 'dark'].map((mode) => `[data-theme="${mode}"]`.repeat(4));
  expect(new Set(css.match(/^[^ \n].*(?= \{$)/gm))).toEqual(
    new Set([':root'.repeat(4), `${':root'.repeat(4)}, ${light}`, dark]),
  );
});

test('options that the library refuses give no theme', () => {
  expect(createReaderTheme({ colorSchemes: { light: palette('no color') } })).toBeUndefined();
});
