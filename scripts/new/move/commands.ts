import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { format, resolveConfig } from 'prettier';
import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { didYouMean } from '../../lib/nearest';
import { parseAddress } from '../parseAddress';
import type { PageAddress } from '../parseAddress';
import { pagesInTrees } from '../knownPage';
import { filesOfPage, linesWith } from './pageFiles';
import { planRemoval, planRename } from './planChanges';
import type { Changes } from './planChanges';

/** Files that name pages, and are corrected with them. */
const TEXTS = [
  'docs/**/*.{mdx,ts,tsx}',
  'i18n/**/*.{mdx,json}',
  'content/**/*.{json,mdx,ts,txt}',
  'src/**/*.{ts,tsx}',
];

/** Files that name pages, too, and are corrected by hand. */
const BY_HAND = ['tests/**/*.{json,ts,tsx}', 'contributing/*.md', '*.md'];

async function readTexts(siteDir: string, patterns: readonly string[]) {
  const files = (await Globby([...patterns], { cwd: siteDir })).sort();
  const read = files.map(
    async (file) => [file, await fs.readFile(path.join(siteDir, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(read));
}

/** Throws when a page's file doesn't exist. */
function checkWritten(siteDir: string, { file, path: page, product }: PageAddress): void {
  if (!existsSync(path.join(siteDir, file))) {
    const known = [...pagesInTrees(product).keys()];
    throw new Error(`${page} has no file ${file}.${didYouMean(page, known)} Nothing was changed.`);
  }
}

/** Throws when something is where a page would be. */
function checkFree(siteDir: string, { file, path: page, product }: PageAddress): void {
  const target = redirectTarget(page);
  const inTheWay = [
    ...(existsSync(path.join(siteDir, file)) ? [`${file} exists`] : []),
    ...(pagesInTrees(product).has(page) ? [`a page tree has ${page}`] : []),
    ...(target === null
      ? []
      : [`${page} is redirected to ${target} (content/hosting/redirects.ts)`]),
  ];
  if (inTheWay.length > 0) {
    throw new Error(
      `${inTheWay.join(', and ')}. Choose another path, or remove that first. Nothing was changed.`,
    );
  }
}

async function printed(file: string, text: string): Promise<string> {
  const options = await resolveConfig(path.join(__dirname, 'commands.ts'));
  return /\.(?:json|ts|tsx)$/.test(file) && file.startsWith('content/')
    ? format(text, { ...options, filepath: file })
    : text;
}

/** Writes changes, and says each. */
async function apply(siteDir: string, { moved, removed, edited }: Changes): Promise<void> {
  // Formatted first: nothing is changed when one of the texts isn't valid.
  const texts = await Promise.all(
    [...edited].map(async ([file, text]) => [file, await printed(file, text)] as const),
  );
  for (const [file, text] of texts) {
    await fs.writeFile(path.join(siteDir, file), text);
    console.log(`edited ${file}`);
  }
  for (const [file, place] of moved) {
    await fs.mkdir(path.dirname(path.join(siteDir, place)), { recursive: true });
    await fs.rename(path.join(siteDir, file), path.join(siteDir, place));
    console.log(`moved ${file} to ${place}`);
  }
  for (const file of removed) {
    await fs.rm(path.join(siteDir, file));
    console.log(`removed ${file}`);
  }
  const folders = [...moved.keys(), ...removed].map((file) => path.dirname(file));
  // The deepest folders first. A folder with other files stays.
  for (const folder of [...new Set(folders)].sort((a, b) => b.length - a.length)) {
    await fs.rmdir(path.join(siteDir, folder)).catch(() => undefined);
  }
}

/** Lists the lines that still name a page, in files that aren't pages or their data. */
async function sayLeft(siteDir: string, { path: page }: PageAddress): Promise<void> {
  const texts = await readTexts(siteDir, BY_HAND);
  texts.forEach((text, file) =>
    linesWith(text, page).forEach((line) =>
      console.log(`${file}:${line}: still names ${page}. Correct it by hand.`),
    ),
  );
}

/** Gives a page another address: its files, its translations, its items, links to it, and a redirect. */
export async function renamePage(
  siteDir: string,
  [former = '', next = '']: readonly string[],
): Promise<void> {
  const from = parseAddress(former);
  const to = parseAddress(next);
  checkWritten(siteDir, from);
  checkFree(siteDir, to);
  const files = await filesOfPage(siteDir, from);
  await apply(siteDir, await planRename(await readTexts(siteDir, TEXTS), files, from, to));
  console.log(`${from.path} is redirected to ${to.path}.`);
  await sayLeft(siteDir, from);
}

/**
 * Removes a page with everything that belongs to it. With a redirect, links lead to the page that takes its
 * place.
 */
export async function removePage(
  siteDir: string,
  [text = '']: readonly string[],
  redirect?: string,
): Promise<void> {
  const page = parseAddress(text);
  checkWritten(siteDir, page);
  const target = redirect === undefined ? undefined : parseAddress(redirect);
  if (target) {
    checkWritten(siteDir, target);
  }
  const files = await filesOfPage(siteDir, page);
  const texts = await readTexts(siteDir, TEXTS);
  await apply(siteDir, await planRemoval(texts, files, page, target?.path));
  console.log(`${page.path} is ${target ? `redirected to ${target.path}` : 'gone'}.`);
  await sayLeft(siteDir, page);
}
