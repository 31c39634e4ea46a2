import type { Localization } from '@mui/material/locale';

/** The languages that the library has texts of its own in, beside English, its default. */
const LOADERS: Readonly<Record<string, () => Promise<Localization>>> = {
  zh: async () => {
    const { zhCN } = await import(/* webpackChunkName: "demo-locale-zh" */ '@mui/material/locale');
    return zhCN;
  },
};

/**
 * The library's own texts in a language; undefined where they are its default. The server has the
 * same ones, see `serverDemoTheme.server.tsx`.
 */
export async function loadDemoLocale(language: string): Promise<Localization | undefined> {
  return LOADERS[language]?.();
}
