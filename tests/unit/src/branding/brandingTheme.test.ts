import { brandingPalette, brandingTheme, withCommas } from '../../../../src/branding/brandingTheme';
import { themeInLook } from '../../../../src/mui/browser/themeInLook';
import { COLOR_MODES } from '@component-docs/preferences/shared/colorModes';
import { PALETTE, ROLE_COLORS } from '../../../../src/branding/tokens';
import { contrast } from '../../../helpers/contrast';

const MIN_CONTRAST = 4.5;

test('has the radius and the spacing of the brand', () => {
  expect(brandingTheme.shape.borderRadius).toBe(12);
  expect(brandingTheme.spacing()).toContain('8px');
  // The reader's spacing, by the variable that it has in demos.
  expect(brandingTheme.spacing(2)).toContain('var(--mui-spacing, 8px)');
});

test('has the colors of the brand in both schemes', () => {
  const { light, dark } = brandingTheme.colorSchemes;
  expect(light?.palette).toMatchObject({
    primary: { main: '#0073e6' },
    secondary: { main: '#d9dee2', contrastText: '#303840' },
    success: { main: '#1aa251' },
    error: { main: '#fd5361' },
    warning: { main: '#e0b400' },
    background: { default: '#ffffff', paper: '#ffffff' },
    divider: '#e8eaee',
    text: { primary: '#1a1e23', secondary: '#303741' },
    common: { black: '#090b0b' },
  });
  expect(dark?.palette).toMatchObject({
    primary: { main: '#3399ff' },
    secondary: { main: '#1d2126' },
    success: { main: '#1db459' },
    error: { main: '#fd5361' },
    warning: { main: '#e0b400' },
    background: { default: '#0f1214', paper: 'rgba(20, 23, 26, 0.8)' },
    divider: 'rgba(61, 71, 81, 0.3)',
    text: { primary: '#ffffff', secondary: '#b6bec9' },
  });
});

test.each(COLOR_MODES)('takes the colors of the %s scheme from the tokens', (mode) => {
  const tokens = new Set<unknown>([
    ...Object.values(ROLE_COLORS[mode]).map(withCommas),
    ...Object.values(PALETTE).flatMap((scale) => Object.values(scale)),
    // Black is darker than all scales.
    '#090b0b',
  ]);
  const groups: unknown[] = Object.values(brandingPalette(mode));
  const used = groups.flatMap((group) =>
    typeof group === 'object' && group ? Object.values<unknown>({ ...group }) : [group],
  );
  expect(used.filter((color) => !tokens.has(color))).toEqual([]);
});

test.each(COLOR_MODES)('texts and buttons are legible in the %s scheme', (mode) => {
  const palette = brandingTheme.colorSchemes[mode]?.palette;
  const page = ROLE_COLORS[mode].bg;
  const { main, dark, contrastText } = palette?.primary ?? { main: '', dark: '', contrastText: '' };
  const ratios = {
    link: contrast(main, page),
    button: contrast(contrastText, main, page),
    hoveredButton: contrast(contrastText, dark, page),
    secondaryText: contrast(palette?.text.secondary ?? '', page),
  };
  const illegible = Object.entries(ratios).filter(([, ratio]) => ratio < MIN_CONTRAST);
  expect(illegible).toEqual([]);
});

test('has the fonts of the site, and no capitals', () => {
  const { body1, button, caption, h1, h5 } = brandingTheme.typography;
  expect(button).toMatchObject({
    fontFamily: 'var(--docs-font-body)',
    fontWeight: 700,
    textTransform: 'none',
    letterSpacing: 0,
  });
  expect(body1).toMatchObject({ fontSize: '1rem', lineHeight: 1.5 });
  expect(caption).toMatchObject({ fontSize: '0.75rem', fontWeight: 700 });
  expect(h1).toMatchObject({ fontFamily: 'var(--docs-font-heading)', fontWeight: 600 });
  expect(h5).toMatchObject({ fontFamily: 'var(--docs-font-body)', fontSize: '1.5rem' });
});

test('keeps its own styles in a dense look', () => {
  const { components, direction } = themeInLook(brandingTheme, { isRtl: true, isDense: true });
  expect(direction).toBe('rtl');
  expect(components?.MuiButton).toMatchObject({
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: { root: { borderRadius: 'var(--docs-radius-button)' } },
  });
});

test.each([
  ['rgb(20 23 26 / 80%)', 'rgba(20, 23, 26, 0.8)'],
  ['rgb(0 0 0 / 0%)', 'rgba(0, 0, 0, 0)'],
  ['#0f1214', '#0f1214'],
])('writes %s as %s', (color, expected) => {
  expect(withCommas(color)).toBe(expected);
});
