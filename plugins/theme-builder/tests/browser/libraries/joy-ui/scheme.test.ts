import fc from 'fast-check';
import { findVisionProblems } from '../../../../browser/check/colorVision';
import { contrastOf, readColor } from '../../../../browser/model/color';
import { joySchemeFromColor, shadesOf } from '../../../../browser/libraries/joy-ui/scheme';
import { rolePath } from '../../../../browser/model/customColors';
import { createDraftTheme, themeValue } from '../../../../browser/model/draftTheme';
import { SCHEMES } from '../../../../browser/model/types';
import { joyUi } from '../../randomThemes';

const COLORED = ['primary', 'danger', 'warning', 'success'];

/** Text and the background that it is on, by their names in a role, or in the palette. */
const PAIRS = [
  ['plainColor', 'background.body'],
  ['plainColor', 'background.surface'],
  ['outlinedColor', 'background.body'],
  ['softColor', 'softBg'],
  ['softColor', 'softHoverBg'],
  ['solidColor', 'solidBg'],
  ['solidColor', 'solidHoverBg'],
] as const;

/** Links have the color from which the library takes the main channel. */
const LINKS = { light: ['500', 'background.body'], dark: ['400', 'background.body'] } as const;

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every variant of a generated scheme is legible', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const theme = createDraftTheme(joySchemeFromColor(color), joyUi);
      const colorAt = (path: string) => readColor(String(themeValue(theme, path, joyUi)));
      SCHEMES.forEach((scheme) =>
        COLORED.forEach((role) =>
          [...PAIRS, LINKS[scheme]].forEach(([text, background]) => {
            const ground = background.includes('.')
              ? `colorSchemes.${scheme}.palette.${background}`
              : rolePath(scheme, role, background);
            const ratio = contrastOf(colorAt(rolePath(scheme, role, text)), colorAt(ground));
            expect([color, scheme, role, text, background, ratio >= 4.5]).toEqual([
              color,
              scheme,
              role,
              text,
              background,
              true,
            ]);
          }),
        ),
      );
    }),
  );
});

test('colors with a meaning differ for everybody', () => {
  const values = joySchemeFromColor('#00695c');
  const meanings = joyUi.meanings.map((role): [string, string] => [
    role,
    String(values[rolePath('light', role, '500')]),
  ]);
  expect(findVisionProblems(Object.fromEntries(meanings))).toEqual([]);
});

test('the shades of the library’s own color are about its own', () => {
  const shades = shadesOf('#0b6bcb');
  expect(shades['500']).toBe('#0b6bcb');
  expect(Object.keys(shades)).toHaveLength(10);
  const lightness = Object.values(shades).map((shade) =>
    contrastOf(readColor(shade), readColor('#ffffff')),
  );
  expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
});
