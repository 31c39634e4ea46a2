// Record of the site's pages: npm run record -- pages [--remove <path>]
import '../../content/navigation';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { neededTitles, readPageTitles } from '@component-docs/page-tree/node/trees/readTexts';
import {
  lockPages,
  LOCK_FILE,
  parseLock,
} from '@component-docs/page-tree/node/written-pages/pageLock';
import {
  readDocuments,
  readSitePages,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { LANGUAGES } from '@component-docs/labels/shared/languages';

/** Adds new pages to the lock. Throws when a page is gone. */
async function lock(siteDir: string, removed: readonly string[]): Promise<void> {
  const file = path.join(siteDir, LOCK_FILE);
  const pages = await Promise.all([readDocuments(siteDir), readSitePages(siteDir)]);
  const existing = new Set(pages.flat().map((page) => page.path));
  const update = lockPages(parseLock(await readFile(file, 'utf8')), existing, removed);
  await writeFile(file, update.text);
  const lines = [
    ...update.added.map((page) => `added ${page}`),
    ...update.removed.map((page) => `removed ${page}`),
  ];
  console.log([...lines, `${LOCK_FILE} has ${existing.size} pages.`].join('\n'));
}

/** Removes the titles that no item of a tree uses from a language's file. */
async function removeTitles(siteDir: string, locale: string): Promise<void> {
  const name = `i18n/${locale}/page-tree.json`;
  const file = path.join(siteDir, name);
  const texts = JSON.parse(await readFile(file, 'utf8')) as { titles: Record<string, string> };
  const titles = neededTitles(texts.titles, await readPageTitles(siteDir, locale), loadTrees());
  const removed = Object.keys(texts.titles).length - Object.keys(titles).length;
  await writeFile(file, `${JSON.stringify({ ...texts, titles }, null, 2)}\n`);
  console.log(`${name}: removed ${removed} titles that no item of a tree uses.`);
}

export async function record(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      remove: { type: 'string', multiple: true, default: [] },
      site: { type: 'string', default: path.resolve(__dirname, '../..') },
    },
  });
  const siteDir = path.resolve(values.site);
  await lock(siteDir, values.remove);
  for (const locale of LANGUAGES.filter((language) => language !== 'en')) {
    await removeTitles(siteDir, locale);
  }
}
