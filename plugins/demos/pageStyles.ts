import path from 'node:path';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import { hashOf } from '../lib/cache/cachedValue';
import { noStore } from '../lib/cache/valueStore';
import type { ValueStore } from '../lib/cache/valueStore';
import type { DescribedDemo } from './describeDemo';
import { STYLES_FILE } from './readStyles';
import { scopeStyles } from './scopeStyles';
import { islandId } from '../../src/demos/islandId';

/** Matches inside a dark ancestor, except in a demo that is shown light on the dark site. */
const DARK_MODE =
  '&:where([data-theme="dark"] *):not(:where([data-theme="dark"] [data-theme="light"] *))';

/** Compiles the utilities that the demos use. Dark mode follows the site and the demo. */
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

async function compile(demos: readonly DescribedDemo[]): Promise<string> {
  const versions = (styling: string) => demos.filter((demo) => demo.styling === styling);
  const parts = await Promise.all([
    tailwindStyles(versions('tailwind')),
    ...versions('css').map(plainStyles),
  ]);
  return parts.join('\n');
}

/**
 * Compiles the styles of the demos' Tailwind and plain CSS versions into one stylesheet for each
 * page that has such demos. The rules of each version apply to its own elements and popups only,
 * neither to the page around it nor to other versions.
 *
 * Throws, with file and line, when a demo's stylesheet doesn't parse.
 *
 * @param store keeps the stylesheets of pages whose demos haven't changed
 * @returns the stylesheets by page folder
 */
export async function pageStyles(
  demos: readonly DescribedDemo[],
  store: ValueStore = noStore,
): Promise<Map<string, string>> {
  const pages = new Map<string, DescribedDemo[]>();
  demos
    .filter(({ styling }) => styling)
    .forEach((demo) => pages.set(demo.page, [...(pages.get(demo.page) ?? []), demo]));
  const sheets = [...pages].map(async ([page, ofPage]): Promise<[string, string]> => {
    const key = hashOf(ofPage.flatMap(({ id, code, styles }) => [id, code, styles ?? '']));
    return [page, await store(page, key, () => compile(ofPage))];
  });
  return new Map(await Promise.all(sheets));
}
