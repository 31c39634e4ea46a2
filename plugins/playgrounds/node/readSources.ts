import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import type { PageSource } from './playgroundsOf';

/** Where presets are: `<product>/<Component>.tsx`. */
export const PRESETS = 'content/playgrounds';

/** English pages and their translations. */
const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

/** A file of `content/playgrounds`. */
export interface PresetSource {
  /** `material-ui/Tabs`. */
  id: string;
  /** Path from the site's root. */
  file: string;
  text: string;
}

export interface Sources {
  pages: readonly PageSource[];
  presets: readonly PresetSource[];
  /** Why component pages have no playground, by the folder of the page. */
  exceptions: Readonly<Record<string, string>>;
}

async function textsOf(siteDir: string, patterns: readonly string[]) {
  const files = (await Globby([...patterns], { cwd: siteDir })).sort().map(posixPath);
  return Promise.all(
    files.map(async (file) => ({
      file,
      text: await fs.readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
}

async function readExceptions(siteDir: string): Promise<Sources['exceptions']> {
  const [source] = await textsOf(siteDir, [`${PRESETS}/exceptions.json`]);
  return source ? (JSON.parse(source.text) as Record<string, string>) : {};
}

/** Reads the presets, of all products. */
export async function readPresets(siteDir: string): Promise<PresetSource[]> {
  const presets = await textsOf(siteDir, [`${PRESETS}/*/*.tsx`]);
  return presets.map(({ file, text }) => ({
    id: file.slice(PRESETS.length + 1).replace(/\.tsx$/, ''),
    file,
    text,
  }));
}

/** Reads all pages, the presets, and the list of pages without a playground. */
export async function readSources(siteDir: string): Promise<Sources> {
  const [pages, presets, exceptions] = await Promise.all([
    textsOf(siteDir, PAGES),
    readPresets(siteDir),
    readExceptions(siteDir),
  ]);
  return {
    pages: pages.map(({ file, text }) => ({
      page: pageOfSource(siteDir, path.join(siteDir, file)) ?? '',
      path: file,
      content: text,
    })),
    presets,
    exceptions,
  };
}
