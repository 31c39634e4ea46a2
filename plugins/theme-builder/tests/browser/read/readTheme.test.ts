import fs from 'node:fs';
import path from 'node:path';
import { parseCode } from '../../../browser/read/parseCode';
import { readCode } from '../../../browser/read/readTheme';
import { MAX_TEXT } from '../../../browser/read/limits';
import { materialUi } from '../randomThemes';

const read = (code: string) => readCode(parseCode(code), materialUi);
const valuesOf = (code: string) => {
  const result = read(code);
  return typeof result === 'string' ? result : result.values;
};

const TEMPLATES = path.resolve(__dirname, '../../../../../content/templates');

describe('readCode', () => {
  it('reads the argument of createTheme, whatever is around it', () => {
    const code = `
      import { createTheme, type ThemeOptions } from '@mui/material/styles';
      import { teal } from '@mui/material/colors';
      const radius = 12 as const;
      const shape: ThemeOptions['shape'] = { borderRadius: radius };
      export const theme = createTheme({
        cssVariables: true,
        shape,
        palette: { primary: teal, secondary: { main: teal[700] } },
      } satisfies ThemeOptions);`;
    expect(valuesOf(code)).toMatchObject({
      'shape.borderRadius': 12,
      'colorSchemes.light.palette.secondary.main': '#00796b',
    });
  });

  it('reads a palette without color schemes into the scheme of its mode', () => {
    expect(valuesOf("({ palette: { mode: 'dark', primary: { main: '#00ff00' } } })")).toBe(
      'noTheme',
    );
    expect(valuesOf("{ palette: { mode: 'dark', primary: { main: '#00ff00' } } }")).toEqual({
      cssVariables: false,
      'colorSchemes.dark.palette.primary.main': '#00ff00',
    });
  });

  it('says which parts it did not understand, with their lines', () => {
    const result = read(`createTheme({
      cssVariables: true,
      spacing: (factor) => factor * 4,
      components: {
        MuiButton: { styleOverrides: { root: ({ theme }) => ({ margin: theme.spacing(1) }) } },
      },
      shape: { borderRadius: Math.PI, ...others },
      ['__proto__']: { polluted: true },
    })`);
    expect(result).toEqual({
      values: {},
      ignored: [
        { path: 'spacing', line: 3 },
        { path: 'components.MuiButton.styleOverrides.root', line: 5 },
        { path: 'shape.borderRadius', line: 7 },
        { path: 'shape....' },
        { path: '__proto__.polluted', line: 8 },
      ],
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('never runs the code', () => {
    read(
      'createTheme({ spacing: globalThis.wasRun = 7, ...(globalThis.wasRun = 8) }); wasRun = 9;',
    );
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  it.each([
    ['const a = a; createTheme({ spacing: a })'],
    ['const a = { b: a }; createTheme(a)'],
    [`createTheme(${'{ a: '.repeat(200)}1${' }'.repeat(200)})`],
  ])('ends with code that refers to itself or is nested deeply', (code) => {
    expect(read(code)).toMatchObject({ values: { cssVariables: false } });
  });

  it.each([
    ['createTheme({', 'syntax'],
    ['{ a: ', 'syntax'],
    ['export const a = 7;', 'noTheme'],
    ['x'.repeat(MAX_TEXT + 1), 'tooLong'],
  ])('says why %s holds no theme', (code, problem) => {
    expect(read(code)).toBe(problem);
  });

  it('leaves out hostile keys and values of JSON', () => {
    const json = `{ "cssVariables": true, "__proto__": { "polluted": 1 },
      "typography": { "fontFamily": "a;}body{display:none" } }`;
    expect(read(json)).toMatchObject({ values: {} });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('keeps 12 custom colors of a palette with thousands', () => {
    const colors = Array.from({ length: 3000 }, (_, index): [string, object] => [
      `c${index}`,
      { main: '#112233' },
    ]);
    const values = valuesOf(
      JSON.stringify({ cssVariables: true, palette: Object.fromEntries(colors) }),
    );
    expect(Object.keys(values)).toHaveLength(24);
  });

  it.each(
    fs
      .readdirSync(TEMPLATES)
      .filter((slug) => fs.existsSync(path.join(TEMPLATES, slug, 'theme.ts'))),
  )('reads the theme of the template %s', (slug) => {
    const code = fs.readFileSync(path.join(TEMPLATES, slug, 'theme.ts'), 'utf8');
    expect(Object.keys(valuesOf(code)).length).toBeGreaterThan(20);
  });
});
