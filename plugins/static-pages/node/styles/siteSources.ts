import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Message } from 'postcss';
import { PRINTED_COMPONENTS } from '../couplings/couplings';

/** The site's folders with sources. */
const SOURCE_FOLDERS = ['src', 'plugins', 'docs', 'i18n'];

/** What prints the pages of this site, and runs in them. */
export function scriptsOf(siteDir: string): string[] {
  const packages = path.join(siteDir, 'node_modules');
  return [
    path.join(siteDir, '{src,plugins}/**/*.{ts,tsx}'),
    `!${path.join(siteDir, 'plugins/*/tests/**')}`,
    path.join(siteDir, '{docs,i18n}/**/*.{mdx,tsx}'),
    path.join(packages, `{${PRINTED_COMPONENTS.join(',')}}/**/*.js`),
    path.join(packages, '@docusaurus/theme-common/lib/components/**/*.js'),
  ];
}

/** The style sheets of the site. */
export function styleSheetsIn(siteDir: string): string[] {
  return [path.join(siteDir, '{src,plugins}/**/*.css')];
}

/** The style sheets of Docusaurus' themes. */
export function themeStyleSheets(siteDir: string): string[] {
  return [path.join(siteDir, 'node_modules/@docusaurus/theme-*/lib/**/*.css')];
}

/** Returns the text of all files that some patterns match. */
export async function readAll(patterns: readonly string[]): Promise<string> {
  const files = await Globby([...patterns]);
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  return texts.join('\n');
}

/** Makes the bundler's cache keep what PostCSS makes only until one of the site's sources changes. */
export function sourceDependencies(siteDir: string, plugin: string): Message[] {
  return SOURCE_FOLDERS.map((folder) => ({
    type: 'dir-dependency',
    plugin,
    dir: path.join(siteDir, folder),
  }));
}
