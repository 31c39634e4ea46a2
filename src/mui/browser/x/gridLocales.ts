import type { LocaleLoaders } from '../demoTheme';

/** The texts of the Data Grid. */
export const DATA_GRID: LocaleLoaders = {
  zh: async () => {
    const { zhCN } = await import(
      /* webpackChunkName: "demo-locale-grid-zh" */ '@mui/x-data-grid/locales'
    );
    return zhCN;
  },
};
