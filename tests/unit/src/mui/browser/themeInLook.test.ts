import { demoTheme } from '../../../../../src/mui/browser/demoTheme';
import { themeInLook } from '../../../../../src/mui/browser/themeInLook';
import { DENSE_COMPONENTS } from '@component-docs/theme-builder/shared/denseComponents';

test('makes thirteen components denser, with default props only', () => {
  const props = Object.entries(DENSE_COMPONENTS).map(([name, { defaultProps }]) => [
    name.replace('Mui', ''),
    defaultProps,
  ]);
  const small = { size: 'small' };
  const dense = { margin: 'dense' };
  expect(Object.fromEntries(props)).toEqual({
    Button: small,
    IconButton: small,
    Fab: small,
    Table: small,
    FilledInput: dense,
    FormControl: dense,
    FormHelperText: dense,
    InputBase: dense,
    InputLabel: dense,
    OutlinedInput: dense,
    TextField: dense,
    ListItem: { dense: true },
    Toolbar: { variant: 'dense' },
  });
});

test('returns the same theme for the default look', () => {
  expect(themeInLook(demoTheme, { isRtl: false, isDense: false })).toBe(demoTheme);
});

test('changes direction and default props, but not the variables', () => {
  const theme = themeInLook(demoTheme, { isRtl: true, isDense: true });
  expect(theme.direction).toBe('rtl');
  expect(theme.components?.MuiButton?.defaultProps).toEqual({ size: 'small' });
  expect(theme.vars).toBe(demoTheme.vars);
});

test('gives a dense Data Grid the compact density', () => {
  const theme = themeInLook(demoTheme, { isRtl: false, isDense: true });
  expect(theme.components).toMatchObject({ MuiDataGrid: { defaultProps: { density: 'compact' } } });
});
