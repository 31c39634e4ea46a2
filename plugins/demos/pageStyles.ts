import path from 'node:path';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import type { DescribedDemo } from './describeDemo';
import { STYLES_FILE } from './readStyles';
import { scopeStyles } from './scopeStyles';
import { islandId } from '../../src/demos/islandId';

/** Only what the demos use; dark mode as the site switches it. */
async function tailwindStyles(demos: readonly DescribedDemo[]): Promise<string> {
  const content = demos.map(({ code }) => ({ raw: code, extension: 'tsx' }));
  const tailwind = tailwindcss({
    content,
    darkMode: ['selector', '[data-theme="dark"]'],
  });
  const scope = scopeStyles(`[data-island^="${islandId({ name: '', styling: 'tailwind' })}"]`);
  const source = '@tailwind base;@tailwind components;@tailwind utilities;';
  return (await postcss([tailwind, scope]).process(source, { from: undefined })).css;
}

async function plainStyles({ name, styles = '', file }: DescribedDemo): Promise<string> {
  const scope = scopeStyles(`[data-island="${islandId({ name, styling: 'css' })}"]`);
  return (
    await postcss([scope]).process(styles, { from: path.join(path.dirname(file), STYLES_FILE) })
  ).css;
}

/**
 * The styles of the demos' Tailwind and plain CSS versions, one stylesheet for each page that has
 * such demos. Each version's rules reach its own elements only: neither the page around it nor its
 * sisters (design §3).
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
