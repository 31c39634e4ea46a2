import type { ByProduct, LoadAddition } from '@component-docs/demo-themes/shared/library';

/**
 * Functions that add the theme of a library to another library's theme, for edited demos that import both.
 */
const additions: ByProduct<LoadAddition> = {
  'joy-ui': async () => {
    const [{ joyThemeInLook }, { THEME_ID }] = await Promise.all([
      import('./joy-ui/joyDemoTheme'),
      import('@mui/joy/styles'),
    ]);
    return (theme, look) => ({ ...theme, [THEME_ID]: joyThemeInLook(look) });
  },
  'material-ui': async () => {
    const [{ demoTheme }, { themeInLook }, { THEME_ID }] = await Promise.all([
      import('./demoTheme'),
      import('./themeInLook'),
      import('@mui/material/styles'),
    ]);
    return (theme, look) => ({ ...theme, [THEME_ID]: themeInLook(demoTheme, look) });
  },
};

export default additions;
