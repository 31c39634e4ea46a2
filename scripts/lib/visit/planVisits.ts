import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { fileOfPage, listPages, LOCALES } from '../sitePages';
import type { Locale, PageAddress } from '../sitePages';
import { namedFiles, shellFiles } from './builtFiles';
import { choosePages } from './choosePages';
import { fingerprintOf, hashFiles, isRuntime } from './fingerprint';
import { needsVisit } from './record';
import { readRecord } from './recordFile';

const ROOT = path.resolve(__dirname, '../../..');

/** The code and packages whose change may change what a visit finds. */
const CHECKS = ['scripts/lib/visit/*.ts', 'scripts/lib/chromium.ts', 'tests/visits/*.ts'];
const PACKAGES = ['axe-core', 'playwright-core'];

export interface VisitPlan {
  /** The pages to visit, those with the most HTML first. */
  visits: { page: PageAddress; fingerprint: string }[];
  /** How many pages are not visited because nothing changed since their last visit. */
  unchanged: number;
  /** How many pages of the site are not in this commit's sample. */
  notSampled: number;
}

async function readTexts(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  // Fonts and pictures only need to be distinguished, not read.
  const entries = names.map(
    async (name) => [name, await readFile(path.join(folder, name), 'latin1')] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Returns a function that hashes a file of a folder, each file once. */
function createHasher(folder: string): (name: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (name) => {
    const hash = known.get(name) ?? readTexts(folder, [name]).then(hashFiles);
    known.set(name, hash);
    return hash;
  };
}

async function hashChecks(): Promise<string> {
  const files = await Globby(CHECKS, { cwd: ROOT });
  const packages = PACKAGES.map((name) => `node_modules/${name}/package.json`);
  return hashFiles(await readTexts(ROOT, [...files, ...packages]));
}

async function hashShell(siteFolder: string, { prefix }: Locale): Promise<string> {
  const assets = await Globby('assets/{js,css}/*', { cwd: path.join(siteFolder, prefix) });
  const texts = await readTexts(path.join(siteFolder, prefix), assets);
  const runtime = [...texts].find(([name]) => isRuntime(name))?.[1] ?? '';
  return hashFiles(
    new Map(shellFiles(assets, runtime).map((name) => [name, texts.get(name) ?? ''])),
  );
}

/** Returns the current commit, or an empty string where git is not available. */
async function currentCommit(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim();
}

/**
 * Decides which pages of a built site to visit: those of the current commit's sample (see
 * `choosePages`) that differ from their last visit that passed.
 *
 * @param browser the browser's version
 * @param all plans a visit of every page, whatever the record and the sample say
 */
export async function planVisits(
  siteFolder: string,
  browser: string,
  all: boolean,
): Promise<VisitPlan> {
  const record = await readRecord();
  const checks = await hashChecks();
  const shells = new Map<Locale, string>();
  for (const locale of LOCALES) {
    shells.set(locale, await hashShell(siteFolder, locale));
  }
  const pages = await listPages(siteFolder);
  const chosen = choosePages(pages, all ? null : await currentCommit());
  const files = new Set(
    await Globby(['**/assets/**', 'img/**', 'examples/**'], { cwd: siteFolder }),
  );
  const hashOf = createHasher(siteFolder);
  const candidates = await Promise.all(
    chosen.map(async (page) => {
      const html = await readFile(path.join(siteFolder, fileOfPage(page)), 'utf8');
      const names = namedFiles(html, page.locale.prefix, (name) => files.has(name));
      const ownFiles = new Map(
        await Promise.all(names.map(async (name) => [name, await hashOf(name)] as const)),
      );
      const shell = shells.get(page.locale) ?? '';
      const fingerprint = fingerprintOf({ html, ownFiles, shell, checks, browser });
      return { page, fingerprint, size: html.length };
    }),
  );
  const visits = candidates
    .filter(({ page, fingerprint }) => all || needsVisit({ path: page.path, fingerprint }, record))
    .sort((a, b) => b.size - a.size)
    .map(({ page, fingerprint }) => ({ page, fingerprint }));
  return {
    visits,
    unchanged: candidates.length - visits.length,
    notSampled: pages.length - chosen.length,
  };
}
