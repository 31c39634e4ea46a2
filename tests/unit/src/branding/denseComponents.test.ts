import { demoTheme, demoThemeInLook } from '../../../../src/branding/demoTheme';
import { DENSE_COMPONENTS } from '../../../../src/branding/denseComponents';

test('makes the thirteen components of behaviours §10 denser, by default props alone', () => {
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

test('the default look is the demo theme itself', () => {
  expect(demoThemeInLook(demoTheme, { isRtl: false, isDense: false })).toBe(demoTheme);
});

test('a look changes direction and default props, and keeps the variables', () => {
  const theme = demoThemeInLook(demoTheme, { isRtl: true, isDense: true });
  expect(theme.direction).toBe('rtl');
  expect(theme.components?.MuiButton?.defaultProps).toEqual({ size: 'small' });
  expect(theme.vars).toBe(demoTheme.vars);
});

test('a dense Data Grid has rows of the height that it calls compact', () => {
  const theme = demoThemeInLook(demoTheme, { isRtl: false, isDense: true });
  expect(theme.components).toMatchObject({ MuiDataGrid: { defaultProps: { density: 'compact' } } });
});
