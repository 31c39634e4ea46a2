import { createTheme } from '@mui/material/styles';
import { isCustomName } from '../../../browser/model/customColors';
import { ROLES, SURFACES, VARIANTS } from '../../../browser/libraries/material-ui/tokens';
import { materialUi } from '../randomThemes';

const { tokenAt } = materialUi;

describe('the tokens', () => {
  it('are those of the installed library', () => {
    const { palette, typography } = createTheme({ cssVariables: true });
    expect(ROLES).toEqual(['primary', 'secondary', 'error', 'warning', 'info', 'success']);
    expect(SURFACES).toContain('action.disabledBackground');
    SURFACES.forEach((name) => {
      const [group = '', key = ''] = name.split('.');
      const value = key ? (palette[group as 'text'] as never)[key] : palette[group as 'divider'];
      expect(typeof value).toBe('string');
    });
    VARIANTS.forEach((variant) => expect(typography).toHaveProperty([variant, 'fontSize']));
  });

  it.each([
    'colorSchemes.light.palette.brand.main',
    'colorSchemes.dark.palette.primary.contrastText',
    'components.MuiButton.defaultProps.size',
    'components.MuiChip.styleOverrides.root.borderRadius',
  ])('include %s', (path) => {
    expect(tokenAt(path)?.path).toBe(path);
  });

  it.each([
    '__proto__',
    'constructor.prototype',
    'colorSchemes.light.palette.__proto__.main',
    'colorSchemes.light.palette.constructor.main',
    'colorSchemes.light.palette.grey.main',
    'colorSchemes.light.palette.brand.darker',
    'components.MuiButton.defaultProps.onClick',
    'components.MuiUnknown.styleOverrides.root.borderRadius',
  ])('do not include %s', (path) => {
    expect(tokenAt(path)).toBeUndefined();
  });

  it.each(['toString', 'hasOwnProperty', 'Brand', '1st', 'my-color', 'text', ''])(
    'allow no custom color called %p',
    (name) => {
      expect(isCustomName(name, materialUi)).toBe(false);
    },
  );

  it('allow a custom color with a plain name', () => {
    expect(isCustomName('brand2', materialUi)).toBe(true);
  });
});
