import fc from 'fast-check';
import { findVisionProblems } from '../../../../browser/check/colorVision';
import { contrastOf, readColor } from '../../../../browser/model/color';
import { schemeFromColor } from '../../../../browser/libraries/material-ui/schemeFromColor';
import { ROLES } from '../../../../browser/libraries/material-ui/tokens';
import { rolePath } from '../../../../browser/model/customColors';
import { SCHEMES } from '../../../../browser/model/types';

const PAGES = { light: '#ffffff', dark: '#121212' } as const;

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('schemeFromColor', () => {
  it('gives colors that are legible on their page, with legible text on them', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const values = schemeFromColor(color);
        SCHEMES.forEach((scheme) =>
          ROLES.forEach((role) => {
            const main = readColor(String(values[rolePath(scheme, role, 'main')]));
            const text = readColor(String(values[rolePath(scheme, role, 'contrastText')]));
            expect(contrastOf(main, readColor(PAGES[scheme]))).toBeGreaterThanOrEqual(4.5);
            expect(contrastOf(main, text)).toBeGreaterThanOrEqual(4.5);
          }),
        );
      }),
    );
  });

  it.each(SCHEMES)('gives colors of the %s scheme a meaning that everybody can see', (scheme) => {
    const values = schemeFromColor('#00695c');
    const roles = ROLES.filter((role) => role !== 'primary' && role !== 'secondary');
    const colors = roles.map((role): [string, string] => [
      role,
      String(values[rolePath(scheme, role, 'main')]),
    ]);
    expect(findVisionProblems(Object.fromEntries(colors))).toEqual([]);
  });

  it('keeps a color that is legible already', () => {
    expect(schemeFromColor('#00695c')[rolePath('light', 'primary', 'main')]).toBe('#00695c');
  });
});
