/** @jest-environment jsdom */
import { extendTheme } from '@mui/material/styles';
import { paletteRules } from '../../../../../../src/mui/node/material-ui/paletteRules';
import { paintTheme } from '../../../../../../plugins/preferences/shared/theme/paintTheme';
import {
  readTheme,
  THEME_FORMAT,
  THEME_KEYS,
} from '../../../../../../plugins/preferences/shared/theme/readTheme';
import type { ReaderTheme } from '../../../../../../plugins/preferences/shared/theme/readTheme';
import {
  themeScript,
  wholeThemeScript,
} from '../../../../../../plugins/preferences/shared/theme/themeScript';

const DEFAULT: ReaderTheme = {
  mode: null,
  schemes: { light: 'light', dark: 'dark' },
  code: null,
  direction: 'ltr',
  dense: false,
  spacing: 8,
  colors: {},
};
const root = document.documentElement;
const attributes = () =>
  Object.fromEntries(root.getAttributeNames().map((name) => [name, root.getAttribute(name)]));

beforeEach(() => {
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
  document.head.innerHTML = '<meta name="theme-color" data-light="#fff" data-dark="#000">';
  localStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

test('the default theme shows the mode of the system', () => {
  paintTheme(DEFAULT, 'dark');
  expect(attributes()).toMatchObject({
    'data-theme': 'dark',
    'data-theme-choice': 'system',
    'data-mui-color-scheme': 'dark',
    dir: 'ltr',
  });
  expect(attributes()).not.toHaveProperty('data-look');
  expect(document.querySelector('meta')?.content).toBe('#000');
});

test('a theme removes everything of the previous one', () => {
  paintTheme(DEFAULT, 'light');
  const before = attributes();
  const colors = { primary: '#c2185b', secondary: '#00695c' };
  paintTheme(
    { ...DEFAULT, mode: 'dark', direction: 'rtl', dense: true, spacing: 4, colors },
    'light',
  );
  expect(attributes()).toMatchObject({
    'data-theme': 'dark',
    'data-look': 'rtl dense',
    dir: 'rtl',
  });
  paintTheme(DEFAULT, 'light');
  expect(attributes()).toEqual({ ...before, style: before.style ?? '' });
});

function run(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
}

const storedTheme = () =>
  readTheme({
    keys: THEME_KEYS,
    format: THEME_FORMAT,
    read: (key) => localStorage.getItem(key),
    cookie: document.cookie,
    search: '',
  });

const write = jest.fn<void, string[]>();

/** What the browser is told to load before it goes on. */
const written = () => write.mock.calls.flat();

const FILE = '/assets/js/theme.js';

describe('before first paint', () => {
  beforeEach(() => {
    write.mockClear();
    document.write = write;
    root.setAttribute('dir', 'ltr');
  });

  test.each([
    {},
    { 'mui-mode': 'dark' },
    { 'mui-mode': 'light', 'mui-color-scheme-light': 'dark' },
    { 'mui-mode': 'system', 'mui-color-scheme-dark': 'sepia' },
    { 'mui-mode': 'sepia' },
  ] as Readonly<Record<string, string>>[])(
    'the inline script applies the same mode as the page, and loads no more: %j',
    (items) => {
      Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value));
      run(themeScript(FILE));
      const byScript = attributes();
      const color = document.querySelector('meta')?.content || '#000';
      paintTheme(storedTheme(), 'dark');
      expect(attributes()).toEqual(byScript);
      expect(document.querySelector('meta')?.content).toBe(color);
      expect(written()).toEqual([]);
    },
  );

  test.each([
    ['docs-theme', '1.rtl.dense.12'],
    ['docs-theme', 'x'],
  ])('the script of a file applies all that the reader chose: %s=%s', (key, value) => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem(key, value);
    run(themeScript(FILE));
    expect(written()).toEqual([`<script src="${FILE}"></script>`]);
    run(wholeThemeScript);
    const byScript = attributes();
    paintTheme(storedTheme(), 'dark');
    expect(attributes()).toEqual(byScript);
  });

  test('a cookie with colors, or a shared theme, loads the file', () => {
    document.cookie = 'a=1';
    document.cookie = 'paletteColors={}';
    run(themeScript(FILE));
    document.cookie = 'paletteColors=;max-age=0';
    run(themeScript(FILE));
    expect(written()).toHaveLength(1);
    window.history.replaceState(null, '', '?q=1&theme=1.ltr.normal.8.dark..');
    run(themeScript(FILE));
    window.history.replaceState(null, '', '/');
    expect(written()).toHaveLength(2);
  });

  test('blocked storage leaves the mode of the system', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    run(themeScript(FILE));
    blocked.mockRestore();
    expect(attributes()).toMatchObject({ 'data-theme': 'dark', 'data-theme-choice': 'system' });
  });
});

/** Returns the value of each variable in a mode, with the shades of `<html>` resolved. */
function valuesOf(mode: 'light' | 'dark'): Record<string, string> {
  const rules = paletteRules().filter((rule) =>
    mode === 'dark'
      ? !rule.includes('[data-theme="light"]')
      : !rule.includes('[data-theme="dark"]'),
  );
  const declarations = rules.flatMap((rule) => [...rule.matchAll(/(--mui[\w-]+):([^;]+);/g)]);
  return Object.fromEntries(
    declarations.map(([, name = '', value = '']) => [
      name,
      value.replace(/var\(([\w-]+)\)/g, (_, variable: string) =>
        root.style.getPropertyValue(variable),
      ),
    ]),
  );
}

const toChannels = (color: string) =>
  color.startsWith('#')
    ? [1, 3, 5].map((start) =>
        parseInt(
          color.length === 4
            ? color.charAt((start + 1) / 2).repeat(2)
            : color.slice(start, start + 2),
          16,
        ),
      )
    : (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

// For the last color, an unrounded luminance would pick the other text color.
test.each(['#c2185b', '#00695c', '#ffd54f', '#000000', '#ffffff', '#9e9e9e', '#009bf5'])(
  'the library derives the same colors from %s',
  (main) => {
    paintTheme({ ...DEFAULT, colors: { primary: main } }, 'light');
    const palette = { primary: { main } };
    const theme = extendTheme({
      colorSchemeSelector: '[data-theme="%s"]',
      colorSchemes: { light: { palette }, dark: { palette } },
    });
    const sheets = theme.generateStyleSheets() as Record<string, Record<string, string>>[];
    (['light', 'dark'] as const).forEach((mode) => {
      const expected = sheets
        .flatMap((sheet) => Object.entries(sheet))
        .find(([selector]) => selector.includes(`"${mode}"`))?.[1];
      const painted = Object.entries(valuesOf(mode)).filter(([name]) => /primary/.test(name));
      expect(painted).toHaveLength(11);
      painted.forEach(([name, value]) => {
        expect([mode, name, toChannels(value)]).toEqual([
          mode,
          name,
          toChannels(String(expected?.[name])),
        ]);
      });
    });
  },
);
