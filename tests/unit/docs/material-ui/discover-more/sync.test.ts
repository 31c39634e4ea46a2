import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { loadListing } from '../loadListing';

const PAGE = 'design-resources/material-ui-sync';
const { generatedTheme } = loadListing(PAGE, 'src/generatedTheme.ts') as {
  generatedTheme: ThemeOptions;
};
const { theme } = loadListing(PAGE, 'src/theme.ts') as { theme: Theme };

describe('the test that the page shows', () => {
  loadListing(PAGE, 'src/theme.test.ts');
});

test('merged options are complete', () => {
  expect(theme).toHaveProperty('vars.palette.primary.main', expect.stringContaining('#5e35b1'));
  expect(theme.components?.MuiButton).toMatchObject({
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { paddingInline: 24 } },
  });
});

test('a second argument is merged into the finished theme', () => {
  const own = { cssVariables: true, palette: { primary: { main: '#b26a00' } } };
  const merged = createTheme(generatedTheme, own);
  expect(merged.palette.primary.main).toBe('#b26a00');
  expect(merged.palette.primary.dark).toBe(createTheme(generatedTheme).palette.primary.dark);
  expect(merged).not.toHaveProperty('vars');
});

test('the traps are as described', () => {
  expect(() => createTheme({ palette: { primary: { main: 'var(--brand)' } } })).toThrow(
    'Unsupported',
  );
  expect(createTheme({ spacing: '8px' }).spacing(2)).toBe('calc(2 * 8px)');
});
