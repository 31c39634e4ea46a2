import type { LocaleLoaders, LocalePack } from './demoTheme';
import { DATA_GRID } from './x/gridLocales';

const MATERIAL: LocaleLoaders = {
  zh: async () => {
    // The query makes it another module for the bundler. Otherwise, it would contain the locales that
    // other chunks use: some use all of them.
    const { zhCN } = await import(
      /* webpackChunkName: "demo-locale-zh" */ '@mui/material/locale?zh'
    );
    return zhCN;
  },
};

/** Demos of MUI X also show Material UI's components, next to and inside the grid. */
const librariesOf = (demoId: string) =>
  demoId.startsWith('x/') ? [MATERIAL, DATA_GRID] : [MATERIAL];

/**
 * Loads the texts of a demo's (`<product>/…`) libraries in a language; none if it is their default.
 * The server has the same texts, see `serverThemes.server.tsx`.
 */
export async function loadDemoLocale(demoId: string, language: string): Promise<LocalePack[]> {
  const loaders = librariesOf(demoId).flatMap((library) => library[language] ?? []);
  return Promise.all(loaders.map((load) => load()));
}
