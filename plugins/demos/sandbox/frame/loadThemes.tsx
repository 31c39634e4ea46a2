import { ThemeProvider } from '@emotion/react';
import { loadDemoTheme } from '../../browser/themes/loadDemoTheme';
import type { ThemedProduct } from '../../shared/themes/themedProducts';
import type { DemoTheme, ThemeLook } from '../../browser/themes/types';

/** Returns a theme with that of another library, under the id by which its components find it. */
type AddTheme = (theme: object, look: ThemeLook) => object;

/** For a library that can't be loaded: the import of it is reported, with its line. */
const addNothing: AddTheme = (theme) => theme;

const ADDITIONS: Readonly<Record<ThemedProduct, () => Promise<AddTheme>>> = {
  'joy-ui': async () => {
    const [{ joyThemeInLook }, { THEME_ID }] = await Promise.all([
      import('../../../../src/branding/joyDemoTheme'),
      import('@mui/joy/styles'),
    ]);
    return (theme, look) => ({ ...theme, [THEME_ID]: joyThemeInLook(look) });
  },
  'material-ui': async () => {
    const [{ demoTheme }, { themeInLook }, { THEME_ID }] = await Promise.all([
      import('../../../../src/branding/demoTheme'),
      import('../../../../src/branding/themeInLook'),
      import('@mui/material/styles'),
    ]);
    return (theme, look) => ({ ...theme, [THEME_ID]: themeInLook(demoTheme, look) });
  },
};

/**
 * Loads the themes of several products, the first of which is the demo's. Returns undefined without
 * any.
 */
export async function loadThemes(
  [first, ...others]: readonly ThemedProduct[],
  language: string,
): Promise<DemoTheme | undefined> {
  const [own, ...additions] = await Promise.all([
    first && loadDemoTheme(`${first}/`, language),
    ...others.map((product) => ADDITIONS[product]().catch(() => addNothing)),
  ]);
  if (!own || additions.length === 0) {
    return own;
  }
  return (demo, look) =>
    own(
      <ThemeProvider
        theme={(theme) => additions.reduce<object>((sum, add) => add(sum, look), theme)}
      >
        {demo}
      </ThemeProvider>,
      look,
    );
}
