import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { pageFolder, treesFile } from '../../../plugins/demos/node/accessibility-trees/treeFile';
import { fileOfPage, listPages, LOCALES } from '../sitePages';
import type { Locale, PageAddress } from '../sitePages';
import { namedFiles, shellFiles } from './builtFiles';
import { hashFiles, isRuntime, kindOf, splitHtml } from './fingerprint';
import { chooseVisits } from './visited';
import type { PageState, Visited } from './visited';

const ROOT = path.resolve(__dirname, '../../..');

/** The code and packages whose change may change what a visit finds. */
const CHECKS = ['scripts/lib/visit/*.ts', 'scripts/lib/chromium.ts', 'tests/visits/*.ts'];
const PACKAGES = ['axe-core', 'playwright-core'];

export interface VisitPlan {
  visits: { page: PageAddress; hash: string }[];
  /** The other pages that are as they were visited. */
  unchanged: { path: string; hash: string }[];
  /** Hash of what pages have in common, and of the visits' code. */
  shell: string;
}

/** A page that is read. */
interface ReadPage {
  page: PageAddress;
  html: string;
  /** The built files that its HTML names. */
  names: string[];
}

async function readTexts(folder: string, names: Iterable<string>): Promise<Map<string, string>> {
  // Fonts and pictures only need to be distinguished, not read.
  const entries = [...names].map(
    async (name) => [name, await readFile(path.join(folder, name), 'latin1')] as const,
  );
  return new Map(await Promise.all(entries));
}

async function readPages(siteFolder: string): Promise<ReadPage[]> {
  // Only other sites show social cards.
  const patterns = ['**/assets/**', '!**/assets/cards/**', 'img/**', 'examples/**'];
  const files = new Set(await Globby(patterns, { cwd: siteFolder }));
  return Promise.all(
    (await listPages(siteFolder)).map(async (page) => {
      const html = await readFile(path.join(siteFolder, fileOfPage(page)), 'utf8');
      return { page, html, names: namedFiles(html, page.locale.prefix, (name) => files.has(name)) };
    }),
  );
}

/** Returns the files of the shell of a language, which pages load without naming them in their HTML. */
async function findShell(siteFolder: string, { prefix }: Locale): Promise<string[]> {
  const cwd = path.join(siteFolder, prefix);
  const assets = await Globby('assets/{js,css}/*', { cwd });
  const runtime = await readTexts(cwd, assets.filter(isRuntime));
  const names = shellFiles(assets, [...runtime.values()].join('\n'));
  return names.map((name) => path.posix.join(prefix, name).replace(/^\//, ''));
}

/** Returns the files that are named by several pages, or by translations of several pages. */
function sharedFiles(pages: readonly ReadPage[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { page, names } of pages) {
    for (const name of names) {
      users.set(name, (users.get(name) ?? new Set()).add(page.englishPath));
    }
  }
  return [...users].filter(([, paths]) => paths.size > 1).map(([name]) => name);
}

/** Reads the recorded accessibility trees of the page's demos, which a visit compares with. */
function readOwnTrees(page: PageAddress): Promise<string> {
  const folder = pageFolder(page.path);
  const file = folder === undefined ? '' : path.join(ROOT, treesFile(folder));
  return readFile(file, 'utf8').catch(() => '');
}

async function stateOf(
  siteFolder: string,
  shared: ReadonlySet<string>,
  { page, html, names }: ReadPage,
): Promise<PageState> {
  const own = names.filter((name) => !shared.has(name));
  const texts = new Map([
    ...(await readTexts(siteFolder, own)),
    ['html', splitHtml(html).own],
    ['trees', await readOwnTrees(page)],
  ]);
  const hash = hashFiles(texts);
  return { path: page.path, hash, kind: kindOf(html) };
}

async function hashShell(
  siteFolder: string,
  shared: ReadonlySet<string>,
  pages: readonly ReadPage[],
): Promise<string> {
  const firsts = new Map([...pages].reverse().map(({ html }) => [kindOf(html), html]));
  const frames = [...firsts].map(([kind, html]) => [kind, splitHtml(html).frame] as const);
  const packages = PACKAGES.map((name) => `node_modules/${name}/package.json`);
  const checks = [...(await Globby(CHECKS, { cwd: ROOT })), ...packages];
  return hashFiles(
    new Map([
      ...frames,
      ...(await readTexts(siteFolder, shared)),
      ...(await readTexts(ROOT, checks)),
    ]),
  );
}

/**
 * Decides which pages of a built site to visit, which depends on nothing but the site, the code of
 * visits, and the record. What only one page shows and loads belongs to the page; what several share,
 * to the shell.
 *
 * @param all plans a visit of every page when the shell has changed
 */
export async function planVisits(
  siteFolder: string,
  visited: Visited,
  all: boolean,
): Promise<VisitPlan> {
  const pages = await readPages(siteFolder);
  const shells = await Promise.all(LOCALES.map((locale) => findShell(siteFolder, locale)));
  const shared = new Set([...shells.flat(), ...sharedFiles(pages)]);
  const shell = await hashShell(siteFolder, shared, pages);
  const states = await Promise.all(pages.map((page) => stateOf(siteFolder, shared, page)));
  const chosen = new Set(chooseVisits(states, shell, visited, all));
  const planned = states.map((state, index) => ({ state, page: pages[index]?.page }));
  return {
    shell,
    visits: planned.flatMap(({ state, page }) =>
      page && chosen.has(state) ? [{ page, hash: state.hash }] : [],
    ),
    unchanged: states
      .filter((state) => !chosen.has(state) && visited.pages.get(state.path) === state.hash)
      .map(({ path: sitePath, hash }) => ({ path: sitePath, hash })),
  };
}
