import { extendTheme } from '@mui/joy/styles';
import {
  createDraftTheme,
  themeValue,
  withoutDefaults,
} from '../../../../browser/model/draftTheme';
import { dependentsOf } from '../../../../browser/model/dependents';
import type { Token } from '../../../../browser/model/types';
import { parseCode } from '../../../../browser/read/parseCode';
import { readCode } from '../../../../browser/read/readTheme';
import { joyUi } from '../../randomThemes';

const MAIN = 'colorSchemes.light.palette.primary.500';

const valueOf = (path: string, values = {}) =>
  themeValue(createDraftTheme(values, joyUi), path, joyUi);

/** Levels of text have no letter spacing, or no weight, of their own; nor do overrides. */
const WITHOUT_DEFAULT =
  /^components\.|^typography\.(?:title|body)-..\.(?:letterSpacing|fontWeight)$/;

test('the tokens are those of the installed library', () => {
  expect(joyUi.roles).toEqual(['primary', 'neutral', 'danger', 'success', 'warning']);
  expect(joyUi.reserved).toEqual(Object.keys(extendTheme().colorSchemes.light.palette));
  const paths = joyUi.tokens.map(({ path }) => path);
  expect(paths.filter((path) => valueOf(path) === undefined)).toEqual(
    paths.filter((path) => WITHOUT_DEFAULT.test(path) && valueOf(path) === undefined),
  );
});

test.each([
  ['colorSchemes.light.palette.primary.solidBg', '#0b6bcb'],
  ['colorSchemes.dark.palette.primary.plainColor', '#97c3f0'],
  ['colorSchemes.light.palette.background.backdrop', '#32383e40'],
  ['typography.h1.fontSize', '2.25rem'],
  ['typography.h1.fontWeight', 700],
  ['radius.sm', 6],
  ['focus.thickness', 2],
  ['spacing', 8],
  ['colorSchemes.dark.shadowOpacity', 0.6],
])('the default of %s is %p', (path, expected) => {
  expect(valueOf(path)).toBe(expected);
});

test('colors of variants, and those outside of the role, follow a shade', () => {
  const { tokens } = dependentsOf(joyUi.tokenAt(MAIN) as Token, {}, joyUi);
  expect(tokens).toEqual(
    expect.arrayContaining([
      'colorSchemes.light.palette.primary.solidBg',
      'colorSchemes.light.palette.focusVisible',
    ]),
  );
  expect(tokens.join()).not.toContain('dark');
});

test('a color of a variant that equals its shade is not kept', () => {
  const values = { [MAIN]: '#7b1fa2', 'colorSchemes.light.palette.primary.solidBg': '#7b1fa2' };
  expect(withoutDefaults(values, joyUi)).toEqual({ [MAIN]: '#7b1fa2' });
});

test('a custom color has the shades and variants of the library’s own', () => {
  const custom = {
    'colorSchemes.light.palette.brand.500': '#7b1fa2',
    'colorSchemes.dark.palette.brand.500': '#7b1fa2',
  };
  expect(valueOf('colorSchemes.dark.palette.brand.softColor', custom)).toBe(
    valueOf('colorSchemes.dark.palette.brand.200', custom),
  );
  const theme = createDraftTheme(custom, joyUi) as ReturnType<typeof extendTheme>;
  expect(theme.variants.solid).toHaveProperty('brand');
});

test('references in code are resolved, and those without an end are not followed', () => {
  const read = readCode(
    parseCode(`extendTheme({
      colorSchemes: { light: { palette: { primary: {
        500: '#7b1fa2',
        softColor: 'var(--joy-palette-primary-500)',
        softBg: 'var(--joy-palette-primary-softBg) var(--joy-palette-primary-softBg)',
      } } } },
      radius: { sm: '10px' },
    })`),
    joyUi,
  );
  expect(read).toEqual({
    values: {
      [MAIN]: '#7b1fa2',
      'colorSchemes.light.palette.primary.softColor': '#7b1fa2',
      'radius.sm': 10,
    },
    ignored: [{ path: 'colorSchemes.light.palette.primary.softBg', line: 5 }],
  });
});
