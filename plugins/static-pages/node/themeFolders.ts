import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { engineFile, packageFolder } from '@component-docs/kit/node/packages/folders';
import fs from 'node:fs/promises';

/** Folder of the engine's theme components, which replace components of the classic theme. */
const ENGINE_THEME = engineFile('theme/theme');

/** A component of the theme that isn't Docusaurus'. */
export interface ThemeFile {
  /** `DocItem/Layout` */
  name: string;
  /** Absolute path. */
  file: string;
  /** Path for messages, relative to the site's folder. */
  place: string;
}

async function componentsIn(siteDir: string, folder: string): Promise<ThemeFile[]> {
  const files = await Globby('**/*.{ts,tsx}', { cwd: folder, ignore: ['**/*.d.ts'] });
  return files.sort().map((file) => ({
    name: file.replace(/(?:\/index)?\.tsx?$/, ''),
    file: path.join(folder, file),
    place: path.relative(siteDir, path.join(folder, file)).split(path.sep).join('/'),
  }));
}

/** Returns the site's components of the theme, and the engine's components for all sites. */
export async function themeFiles(
  siteDir: string,
): Promise<{ site: ThemeFile[]; engine: ThemeFile[] }> {
  const [site, engine] = await Promise.all(
    [path.join(siteDir, 'src/theme'), ENGINE_THEME].map((folder) => componentsIn(siteDir, folder)),
  );
  return { site: site ?? [], engine: engine ?? [] };
}

const OURS = 'src/theme';
const CLASSIC = '@docusaurus/theme-classic/lib/theme';

/** Where components of the theme are named that are the first to be rendered: routes, and their frame. */
const ROOTS = ['src/**/*.{ts,tsx}', `!${OURS}/**`];

const ROOTS_IN_ENGINE = [
  '*/{browser,lazy,node,shared}/**/*.{ts,tsx}',
  '!static-pages/node/{couplings,resolution}/**',
];

const ROOTS_IN_DOCUSAURUS = [
  'core/lib/client/**/*.js',
  'core/lib/server/plugins/*.js',
  'plugin-content-{docs,pages}/lib/*.js',
  'plugin-pwa/lib/*.js',
  'theme-classic/lib/*.js',
];

const TYPE_IMPORT = /^import type .*$/gm;
const IMPORT = /['"]@theme(-original|-init)?\/([\w/-]+)['"]/g;

function absolute(cwd: string, patterns: readonly string[]): Promise<string[]> {
  return Globby([...patterns], { cwd, absolute: true });
}

/**
 * Returns the files of a component in the first of these themes that has it: its own file, and the files in its
 * folder.
 */
async function filesOf(themes: readonly string[], name: string): Promise<string[]> {
  const [theme, ...others] = themes;
  if (theme === undefined) {
    return [];
  }
  const found = await absolute(theme, [`${name}.{ts,tsx,js}`, `${name}/*.{ts,tsx,js}`]);
  return found.length > 0 ? found : filesOf(others, name);
}

/**
 * Returns a message for each component of the theme, of the site or the engine, that nothing renders: no route has
 * it, and no component that is rendered imports it. Docusaurus accepts theme components silently under any name.
 *
 * Doesn't find a component that is imported and not used, or a component that only a route of Docusaurus could
 * have.
 */
export async function unrenderedComponents(siteDir: string): Promise<string[]> {
  const themes = [path.join(siteDir, OURS), ENGINE_THEME, packageFolder(siteDir, CLASSIC)];
  /** The first theme that an import may mean, by the end of its alias. */
  const first: Readonly<Record<string, number>> = { '-original': 1, '-init': 2 };
  const followed = new Set<string>();

  async function follow(files: readonly string[]): Promise<void> {
    const fresh = [...new Set(files)].filter((file) => !followed.has(file));
    fresh.forEach((file) => followed.add(file));
    const texts = await Promise.all(fresh.map((file) => fs.readFile(file, 'utf8')));
    const next = texts
      .flatMap((text) => [...text.replace(TYPE_IMPORT, '').matchAll(IMPORT)])
      .map(([, alias = '', name = '']) => filesOf(themes.slice(first[alias] ?? 0), name));
    const following = (await Promise.all(next)).flat();
    if (following.length > 0) {
      await follow(following);
    }
  }

  const roots = [
    absolute(siteDir, ROOTS),
    absolute(engineFile(''), ROOTS_IN_ENGINE),
    absolute(packageFolder(siteDir, '@docusaurus'), ROOTS_IN_DOCUSAURUS),
  ];
  await follow((await Promise.all(roots)).flat());
  const { site, engine } = await themeFiles(siteDir);
  const replaced = new Set(site.map(({ name }) => name));
  return [...site, ...engine.filter(({ name }) => !replaced.has(name))]
    .filter(({ file }) => !followed.has(file))
    .map(
      ({ place, name }) =>
        `${place}:1: nothing renders this component of the theme. Replace one that this site renders, or import it there as @theme/${name}.`,
    )
    .sort();
}
