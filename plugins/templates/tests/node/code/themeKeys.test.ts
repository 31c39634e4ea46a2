import { themeKeys } from '../../../node/code/themeKeys';

test('keys are listed once, those of color schemes without the scheme', () => {
  const code = `
    import type { ThemeOptions } from '@mui/material/styles';
    export const themeOptions: ThemeOptions = {
      cssVariables: true,
      colorSchemes: {
        light: { palette: { primary: { main: '#000' } } },
        dark: { palette: { primary: { main: '#fff' }, divider: '#333' } },
      },
      shape: { borderRadius: 4 },
    };`;
  expect(themeKeys(code)).toEqual([
    'palette.primary.main',
    'palette.divider',
    'shape.borderRadius',
  ]);
});

test('keys are three names deep', () => {
  const code = `export const themeOptions = {
    components: { MuiButton: { styleOverrides: { root: { color: 'red' } } } },
  } satisfies object;`;
  expect(themeKeys(code)).toEqual(['components.MuiButton.styleOverrides']);
});

test('what is computed or spread is listed under its key', () => {
  const code = `export const themeOptions = { ...base, typography, palette: makePalette() };`;
  expect(themeKeys(code)).toEqual(['typography', 'palette']);
});
