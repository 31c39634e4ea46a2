import { withoutDefaults } from '../../../browser/model/draftTheme';
import { materialUi } from '../randomThemes';

const MAIN = 'colorSchemes.light.palette.primary.main';
const DARK = 'colorSchemes.light.palette.primary.dark';

describe('withoutDefaults', () => {
  it('drops values of the default theme', () => {
    expect(
      withoutDefaults(
        { [MAIN]: '#1976d2', spacing: 8, shadows: 'default', cssVariables: true },
        materialUi,
      ),
    ).toEqual({});
  });

  it('drops a shade that the library derives from the main color', () => {
    // The library darkens by 30%.
    expect(withoutDefaults({ [MAIN]: '#ff0000', [DARK]: '#b20000' }, materialUi)).toEqual({
      [MAIN]: '#ff0000',
    });
  });

  it('keeps a shade that is the default of another main color', () => {
    const values = { [MAIN]: '#ff0000', [DARK]: '#1565c0' };
    expect(withoutDefaults(values, materialUi)).toEqual(values);
  });

  it('drops the font of a variant that is the font of the theme', () => {
    const fontFamily = '"Inter", sans-serif';
    expect(
      withoutDefaults(
        { 'typography.fontFamily': fontFamily, 'typography.h1.fontFamily': fontFamily },
        materialUi,
      ),
    ).toEqual({ 'typography.fontFamily': fontFamily });
  });
});
