import path from 'node:path';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import type { DescribedDemo } from './describeDemo';
import { STYLES_FILE } from './readStyles';
import { scopeStyles } from './scopeStyles';
import { islandId } from '../../src/demos/islandId';

/** In the dark, unless that is the site and the demo is shown light. */
const DARK_MODE =
  '&:where([data-theme="dark"] *):not(:where([data-theme="dark"] [data-theme="light"] *))';

/** Only what the demos use; dark mode as site and demo switch it. */
async function tailwindStyles(demos: readonly DescribedDemo[]): Promise<string> {
  const content = demos.map(({ code }) => ({ raw: code, extension: 'tsx' }));
  const tailwind = tailwindcss({
    content,
    darkMode: ['variant', DARK_MODE],
  });
  const scope = scopeStyles(`[data-demo-styles^="${islandId({ name: '', styling: 'tailwind' })}"]`);
  const source = '@tailwind base;@tailwind components;@tailwind utilities;';
  return (await postcss([tailwind, scope]).process(source, { from: undefined })).css;
}

async function plainStyles({ name, styles = '', file }: DescribedDemo): Promise<string> {
  const scope = scopeStyles(`[data-demo-styles="${islandId({ name, styling: 'css' })}"]`);
  return (
    await postcss([scope]).process(styles, { from: path.join(path.dirname(file), STYLES_FILE) })
  ).css;
}

/**
 * The styles of the demos' Tailwind and plain CSS versions, one stylesheet for each page that has
 * such demos. Each version's rules reach its own elements and popups only: neither the page around
 * it nor its sisters (design §3).
 *
 * Throws, with file and line, when a demo's stylesheet does not parse.
 */
export async function pageStyles(demos: readonly DescribedDemo[]): Promise<Map<string, string>> {
  const pages = [...new Set(demos.filter(({ styling }) => styling).map(({ page }) => page))];
  const sheets = pages.map(async (page): Promise<[string, string]> => {
    const ofPage = (styling: string) =>
      demos.filter((demo) => demo.page === page && demo.styling === styling);
    const parts = await Promise.all([
      tailwindStyles(ofPage('tailwind')),
      ...ofPage('css').map(plainStyles),
    ]);
    return [page, parts.join('\n')];
  });
  return new Map(await Promise.all(sheets));
}
