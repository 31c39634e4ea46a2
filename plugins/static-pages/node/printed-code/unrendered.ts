import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const OURS = 'src/theme';
const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Where components of the theme are named that are the first to be rendered: routes, and their frame. */
const ROOTS = [
  'src/**/*.{ts,tsx}',
  `!${OURS}/**`,
  'plugins/**/*.{ts,tsx}',
  '!plugins/*/tests/**',
  '!plugins/static-pages/node/couplings/**',
  '!plugins/static-pages/node/resolution/**',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docusaurus/core/lib/server/plugins/*.js',
  'node_modules/@docusaurus/plugin-content-{docs,pages}/lib/*.js',
  'node_modules/@docusaurus/plugin-pwa/lib/*.js',
  'node_modules/@docusaurus/theme-classic/lib/*.js',
];

const TYPE_IMPORT = /^import type .*$/gm;
const IMPORT = /['"]@theme(-original|-init)?\/([\w/-]+)['"]/g;

/** Returns the files of a component, in the folder of a theme: its own, and those in the folder beside it. */
async function filesOf(siteDir: string, folder: string, name: string): Promise<string[]> {
  const patterns = [`${name}.{ts,tsx,js}`, `${name}/*.{ts,tsx,js}`];
  const files = await Globby(patterns, { cwd: path.join(siteDir, folder) });
  return files.map((file) => `${folder}/${file}`);
}

/**
 * Returns a message for each of the site's components of the theme that nothing renders: no route has it, and
 * no component that is rendered imports it. Docusaurus takes them silently, whatever their names.
 *
 * Doesn't find a component that is imported and not used, or one that only a route of Docusaurus could have.
 */
export async function unrenderedComponents(siteDir: string): Promise<string[]> {
  const cwd = { cwd: siteDir };
  const rendered = new Set<string>();
  const read = new Set<string>();

  async function follow(files: readonly string[]): Promise<void> {
    const fresh = files.filter((file) => !read.has(file));
    fresh.forEach((file) => read.add(file));
    const texts = fresh.map((file) => fs.readFile(path.join(siteDir, file), 'utf8'));
    const found = (await Promise.all(texts)).flatMap((text) => [
      ...text.replace(TYPE_IMPORT, '').matchAll(IMPORT),
    ]);
    const next = found.map(async ([, original, name = '']) => {
      const own = original ? [] : await filesOf(siteDir, OURS, name);
      own.forEach((file) => rendered.add(file));
      return own.length > 0 ? own : filesOf(siteDir, THEME, name);
    });
    const following = [...new Set((await Promise.all(next)).flat())];
    if (following.length > 0) {
      await follow(following.filter((file) => !read.has(file)));
    }
  }

  await follow(await Globby(ROOTS, cwd));
  const components = await Globby(`${OURS}/**/*.{ts,tsx}`, cwd);
  return components
    .filter((file) => !rendered.has(file))
    .sort()
    .map(
      (file) =>
        `${file}:1: nothing renders this component of the theme. Replace one that this site renders, or import it there as @theme/${file.slice(OURS.length + 1).replace(/(?:\/index)?\.tsx?$/, '')}.`,
    );
}
