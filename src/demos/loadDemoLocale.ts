import type { LocalePack } from '../branding/demoTheme';

/** The languages that a library has texts of its own in, beside English, its default. */
type Loaders = Readonly<Record<string, () => Promise<LocalePack>>>;

const MATERIAL: Loaders = {
  zh: async () => {
    const { zhCN } = await import(/* webpackChunkName: "demo-locale-zh" */ '@mui/material/locale');
    return zhCN;
  },
};

const DATA_GRID: Loaders = {
  zh: async () => {
    const { zhCN } = await import(
      /* webpackChunkName: "demo-locale-grid-zh" */ '@mui/x-data-grid/locales'
    );
    return zhCN;
  },
};

/** Demos of MUI X show Material UI's components beside the grid, and in it. */
const librariesOf = (demoId: string) =>
  demoId.startsWith('x/') ? [MATERIAL, DATA_GRID] : [MATERIAL];

/**
 * The texts that the libraries of a demo (`<product>/…`) bring in a language; none where they are
 * their default. The server has the same ones, see `serverDemoTheme.server.tsx`.
 */
export async function loadDemoLocale(demoId: string, language: string): Promise<LocalePack[]> {
  const loaders = librariesOf(demoId).flatMap((library) => library[language] ?? []);
  return Promise.all(loaders.map((load) => load()));
}
