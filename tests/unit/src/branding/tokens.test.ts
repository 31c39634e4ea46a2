import fs from 'node:fs';
import { SPACING } from '../../../../src/branding/spacing';
import { COLOR_MODES } from '@component-docs/preferences/shared/colorModes';
import {
  CODE_COLORS,
  PALETTE,
  ROLE_COLORS,
  SHAPE_RADIUS,
  SHARED_TOKENS,
} from '../../../../src/branding/tokens';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { contrast } from '../../../helpers/contrast';

type Role = keyof (typeof ROLE_COLORS)[ColorMode];

/** WCAG 2 AA for text of any size. */
const MIN_CONTRAST = 4.5;

/** WCAG 2 AA for what shows the focus: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const MIN_RING_CONTRAST = 3;

const SURFACES: readonly Role[] = ['bg', 'bg-subtle', 'bg-paper', 'hover-bg', 'active-bg'];
const CALLOUTS: readonly Role[] = ['info-bg', 'success-bg', 'warning-bg', 'error-bg'];

/** The backgrounds of each text color in the shell's stylesheets. */
const PAIRS: readonly { text: Role; on: readonly Role[] }[] = [
  { text: 'text', on: [...SURFACES, ...CALLOUTS] },
  { text: 'text-secondary', on: [...SURFACES, ...CALLOUTS] },
  { text: 'text-tertiary', on: SURFACES },
  { text: 'link', on: [...SURFACES, ...CALLOUTS] },
  { text: 'active-text', on: SURFACES },
  { text: 'heading-1', on: ['bg', 'bg-paper'] },
  { text: 'heading-2', on: ['bg', 'bg-paper'] },
  { text: 'heading-5', on: ['bg', 'bg-paper'] },
  { text: 'primary', on: ['bg', 'bg-paper'] },
  { text: 'info-text', on: ['info-bg'] },
  { text: 'success-text', on: ['success-bg'] },
  { text: 'warning-text', on: ['warning-bg'] },
  { text: 'error-text', on: ['error-bg'] },
];

const LINE_COLORS = [
  ...fs
    .readFileSync('plugins/theme/css/code.css', 'utf8')
    .matchAll(/^\.MuiCode-root \.(mark|add|del) \{\n {2}background: (rgb\([^)]*\));\n\}/gm),
].map(([, , color = '']) => color);

test('has the color scales of the brand', () => {
  expect(Object.keys(PALETTE)).toEqual([
    'primary',
    'primaryDark',
    'grey',
    'error',
    'success',
    'warning',
  ]);
  const shades = Object.values(PALETTE).map((scale) => Object.keys(scale).map(Number));
  expect(shades).toEqual(shades.map(() => [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]));
  expect([PALETTE.primary[500], PALETTE.primaryDark[900], PALETTE.grey[900]]).toEqual([
    '#0073e6',
    '#0f1214',
    '#1a1e23',
  ]);
});

test('uses the colors of the brand for the roles', () => {
  expect(ROLE_COLORS.light).toMatchObject({
    bg: '#ffffff',
    'bg-paper': '#ffffff',
    divider: '#e8eaee',
    text: '#1a1e23',
    'text-secondary': '#303741',
    'text-tertiary': '#576375',
    'heading-1': '#0f1214',
    'heading-2': '#1d2126',
    'heading-5': '#0073e6',
    primary: '#0073e6',
    link: '#006bd6',
    'theme-meta': '#006bd6',
  });
  expect(ROLE_COLORS.dark).toMatchObject({
    bg: '#0f1214',
    'bg-paper': 'rgb(20 23 26 / 80%)',
    divider: 'rgb(61 71 81 / 30%)',
    text: '#ffffff',
    'text-secondary': '#b6bec9',
    'text-tertiary': '#98a4b3',
    'heading-2': '#e8eaee',
    'heading-5': '#66b2ff',
    primary: '#3399ff',
    link: '#66b2ff',
    'theme-meta': '#0f1214',
  });
});

test('has the sizes of the brand', () => {
  expect([SPACING, SHAPE_RADIUS]).toEqual([8, 12]);
  expect(SHARED_TOKENS).toMatchObject({
    radius: `${SHAPE_RADIUS}px`,
    'radius-button': '10px',
    'radius-small': '6px',
  });
});

describe.each(COLOR_MODES)('in %s mode', (mode) => {
  const colors = ROLE_COLORS[mode];

  test.each(PAIRS)('$text is legible on its backgrounds', ({ text, on }) => {
    const illegible = on
      .map((background) => ({
        background,
        ratio: contrast(colors[text], colors[background], colors.bg),
      }))
      .filter(({ ratio }) => ratio < MIN_CONTRAST);
    expect(illegible).toEqual([]);
  });

  test('the focus ring is seen on every background', () => {
    const ratios = [...SURFACES, ...CALLOUTS].map((background) =>
      contrast(colors['focus-ring'], colors[background], colors.bg),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(MIN_RING_CONTRAST);
  });

  test('inline code is legible in text and in callouts', () => {
    const ratios = [...SURFACES, ...CALLOUTS].map((background) =>
      contrast(colors['code-inline-text'], colors['code-inline-bg'], colors[background], colors.bg),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});

test('finds the colors of marked lines in the stylesheet', () => {
  expect(LINE_COLORS).toHaveLength(3);
});

describe.each(COLOR_MODES)('code in %s mode', (mode) => {
  const { bg, control, line, focus, ...texts } = CODE_COLORS[mode];

  test.each(Object.entries(texts))('%s is legible, also on marked lines', (_, color) => {
    const ratios = [
      contrast(color, bg),
      contrast(color, control),
      ...LINE_COLORS.map((mark) => contrast(color, mark, bg)),
    ];
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  test('has a focus ring that is seen', () => {
    expect(contrast(focus, bg)).toBeGreaterThanOrEqual(MIN_RING_CONTRAST);
    expect(contrast(line, bg)).toBeGreaterThan(1.1);
  });
});

test('in dark mode, cards are above the page and code is below it, with edges that are seen', () => {
  const { bg, border, 'bg-subtle': card } = ROLE_COLORS.dark;
  const { bg: code, line } = CODE_COLORS.dark;
  const black = '#000000';
  const [below, page, above] = [code, bg, card].map((surface) => contrast(surface, black));
  expect(page).toBeGreaterThan((below ?? 0) * 1.05);
  expect(above).toBeGreaterThan((page ?? 0) * 1.1);
  // The frames of cards, and the edge of listings (plugins/theme/css/code.css).
  for (const edge of [border, line]) {
    expect(contrast(edge, bg)).toBeGreaterThan(1.5);
    expect(contrast(edge, code)).toBeGreaterThan(1.5);
  }
});
