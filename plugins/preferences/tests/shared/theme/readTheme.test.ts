import fc from 'fast-check';
import { readTheme, THEME_FORMAT, THEME_KEYS } from '../../../shared/theme/readTheme';
import { linkText, lookText, toPaletteColors } from '../../../shared/theme/themeText';
import type { ThemeState } from '../../../shared/theme/themeState';

interface Stored {
  items?: Readonly<Record<string, string>>;
  cookie?: string;
  search?: string;
}

function read({ items = {}, cookie = '', search = '' }: Stored) {
  return readTheme({
    keys: THEME_KEYS,
    format: THEME_FORMAT,
    read: (key) => items[key] ?? null,
    cookie,
    search,
  });
}

const DEFAULTS = {
  mode: null,
  schemes: { light: 'light', dark: 'dark' },
  code: null,
  direction: 'ltr',
  dense: false,
  spacing: 8,
  colors: {},
};

test('reads every choice', () => {
  expect(
    read({
      items: {
        'mui-mode': 'dark',
        'mui-color-scheme-light': 'dark',
        'mui-color-scheme-dark': 'light',
        'docs-theme': '1.rtl.dense.20',
      },
      cookie: 'codeVariant=JS; paletteColors={"primary":{"main":"#C2185B"}}',
    }),
  ).toEqual({
    mode: 'dark',
    schemes: { light: 'dark', dark: 'light' },
    code: null,
    direction: 'rtl',
    dense: true,
    spacing: 20,
    colors: { primary: '#c2185b' },
  });
});

test.each(['', 'Dark', 'auto', '__proto__', '0'])(
  'ignores "%s" as a mode and a scheme',
  (value) => {
    const items = { 'mui-mode': value, 'mui-color-scheme-dark': value };
    expect(read({ items })).toEqual(DEFAULTS);
  },
);

test.each([
  '',
  '2.rtl.dense.12',
  '1.rtl.dense.21',
  '1.rtl.dense.-1',
  '1.rtl.dense.08',
  '1.rtl.dense.12 ',
  '1.rtl.dense.12.dark',
  '{"direction":"rtl"}',
])('ignores "%s" as a look', (look) => {
  expect(read({ items: { 'docs-theme': look } })).toEqual(DEFAULTS);
});

test.each([
  'x',
  'null',
  '{"primary":"#c2185b"}',
  '{"primary":{"main":1}}',
  '{"primary":{"main":"red"}}',
  '{"primary":{"main":"#c2185b,x:expression(alert(1))"}}',
  '{"primary":{"main":["#c2185b"]}}',
  '{"__proto__":{"primary":{"main":"#c2185b"}}}',
  '{"primary":{"__proto__":{"main":"#c2185b"}}}',
])('returns no colors for the cookie %s', (json) => {
  expect(read({ cookie: `paletteColors=${json}` }).colors).toEqual({});
  expect(Object.prototype).not.toHaveProperty('primary');
});

test('a shared theme takes precedence over all of the reader’s own', () => {
  expect(
    read({
      search: '?a=1&theme=1.rtl.normal.4.light..00695c',
      items: { 'mui-mode': 'dark', 'docs-theme': '1.ltr.dense.10' },
      cookie: 'paletteColors={"primary":{"main":"#c2185b"}}',
    }),
  ).toEqual({
    ...DEFAULTS,
    mode: 'light',
    direction: 'rtl',
    spacing: 4,
    colors: { secondary: '#00695c' },
  });
});

test.each(['?theme=', '?theme=1.rtl.dense.4', '?theme=1.rtl.dense.4.dark.red.', '?theme=dark'])(
  'ignores the theme of the link %s',
  (search) => {
    expect(read({ search, items: { 'docs-theme': '1.ltr.dense.10' } })).toEqual({
      ...DEFAULTS,
      dense: true,
      spacing: 10,
    });
  },
);

test('reads back stored and shared themes', () => {
  const color = fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/), { nil: undefined });
  fc.assert(
    fc.property(
      fc.constantFrom('ltr', 'rtl'),
      fc.boolean(),
      fc.integer({ min: 0, max: 20 }),
      fc.constantFrom('light', 'dark', 'system'),
      color,
      color,
      (direction, dense, spacing, mode, primary, secondary) => {
        const colors = { ...(primary && { primary }), ...(secondary && { secondary }) };
        const paletteColors = toPaletteColors(colors);
        const theme: ThemeState = {
          direction,
          dense,
          spacing,
          paletteColors,
          paletteMode: 'light',
        };
        expect(read({ items: { 'docs-theme': lookText(theme) } })).toMatchObject({
          direction,
          dense,
          spacing,
        });
        expect(read({ search: `?theme=${linkText(theme, mode)}` })).toEqual({
          ...DEFAULTS,
          mode,
          direction,
          dense,
          spacing,
          colors,
        });
      },
    ),
  );
});

test('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, cookie, search) => {
      const items = { 'mui-mode': text, 'docs-theme': text, 'mui-color-scheme-light': text };
      read({ items, cookie: `paletteColors=${cookie}`, search: `?theme=${search}` });
    }),
  );
});
