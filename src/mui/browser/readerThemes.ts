import type { ByProduct, LoadReaderTheme } from '@component-docs/demo-themes/shared/library';

/** Functions that create readers' themes. A page loads only the library that its demos need anyway. */
const themes: ByProduct<LoadReaderTheme> = {
  'material-ui': async () => {
    const module = await import(
      /* webpackChunkName: "reader-theme-material" */ './createMaterialReaderTheme'
    );
    return module.createMaterialReaderTheme;
  },
  'joy-ui': async () => {
    const module = await import(
      /* webpackChunkName: "reader-theme-joy" */ './joy-ui/createJoyReaderTheme'
    );
    return module.createJoyReaderTheme;
  },
};

export default themes;
