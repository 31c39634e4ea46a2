// Checks everything about single pages: npm run check -- material-ui/react-button [zh/…]
// Without a page: those that changed since this branch left the main branch.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Browser } from 'playwright-core';
import packageJson from '../package.json';
import { hashSources, isBuildCurrent, stampBuild } from './lib/buildStamp.mjs';
import { changedFiles } from './lib/check/changedFiles';
import { factProblems, linkProblems, serverProblems } from './lib/check/checkBuilt';
import { checkBytes } from './lib/check/checkBytes';
import { browserProblems } from './lib/check/checkInBrowser';
import {
  demosOf,
  frontMatterProblems,
  translationProblems,
  typeProblems,
} from './lib/check/checkSource';
import { changedPages, pageSources } from './lib/check/pageSources';
import type { PageSource } from './lib/check/pageSources';
import { reportStep } from './lib/check/reportStep';
import { launchChromium } from './lib/chromium';
import { runNpmStep } from './lib/runStep.mjs';
import { parseAddress } from './lib/sitePages';
import type { PageAddress } from './lib/sitePages';
import { startServer } from './lib/siteServer';

const ROOT = path.resolve(__dirname, '..');
const SITE = path.join(ROOT, 'build');
const PICTURES = path.join(ROOT, 'test-results/check');

/** Checks words and spelling of the given files. */
const TEXT_CHECK = 'text:check';

interface Checked {
  page: PageAddress;
  /** Absent for a page that isn't written in Markdown, such as an API page. */
  source: PageSource | undefined;
}

async function choosePages(names: readonly string[]): Promise<Checked[]> {
  const files = await Globby(['docs/**/*.mdx', 'i18n/**/*.mdx'], { cwd: ROOT });
  const sources = pageSources(files);
  const paths =
    names.length > 0
      ? names.map((name) => `/${name.replace(/^\/|\/$/g, '')}`)
      : changedPages(await changedFiles(ROOT), sources);
  return paths.map((name) => ({
    page: parseAddress(name),
    source: sources.find((source) => source.path === name),
  }));
}

/** Builds the site. Throws an Error when the build fails. */
async function build(sourceHash: string | null): Promise<void> {
  if ((await runNpmStep('build', ['run', 'build'], ROOT)) !== 0) {
    throw new Error('The build failed, so the pages were not opened.');
  }
  await stampBuild(ROOT, sourceHash);
}

/**
 * Checks the Markdown file of a page. Returns whether it has no problem.
 *
 * @param isBuilt whether ./build is up to date: its build has checked the types of all demos
 */
async function checkFile(source: PageSource, isBuilt: boolean): Promise<boolean> {
  const passed = [
    await reportStep('front matter', () => frontMatterProblems(ROOT, source)),
    await reportStep('types of demos', async () => (isBuilt ? [] : typeProblems(ROOT, source))),
  ];
  // A translation may be behind for a while: i18n/budget.json says how far.
  await reportStep('translation', () => translationProblems(ROOT, source), 'note');
  if (TEXT_CHECK in packageJson.scripts) {
    passed.push((await runNpmStep('text', ['run', TEXT_CHECK, '--', source.file], ROOT)) === 0);
  }
  return !passed.includes(false);
}

/** Checks a built page. Returns whether it has no problem. */
async function checkBuilt(
  { page, source }: Checked,
  browser: Browser,
  origin: string,
): Promise<boolean> {
  const url = origin + page.path;
  const passed = [
    await reportStep('language, title, description, headings', () => factProblems(SITE, page)),
    await reportStep('links', () => linkProblems(SITE, page)),
    await reportStep('rendered on the server', async () =>
      serverProblems(SITE, page, source ? await demosOf(ROOT, source) : []),
    ),
    await reportStep('in the browser', () => browserProblems(browser, url, PICTURES)),
    await reportStep('bytes', async () => {
      const { problems, notes } = await checkBytes(ROOT, browser, url);
      notes.forEach((note) => console.log(`  ${note}`));
      return problems;
    }),
  ];
  return !passed.includes(false);
}

async function check(): Promise<void> {
  const pages = await choosePages(process.argv.slice(2));
  if (pages.length === 0) {
    console.log('No page has changed. To check one, pass its path: material-ui/react-button.');
    return;
  }
  const sourceHash = await hashSources(ROOT);
  const isBuilt = await isBuildCurrent(ROOT, sourceHash);
  const results: boolean[] = [];
  for (const { source } of pages) {
    if (source) {
      console.log(`\n${source.file}`);
      results.push(await checkFile(source, isBuilt));
    }
  }
  if (!isBuilt) {
    await build(sourceHash);
  }
  await rm(PICTURES, { recursive: true, force: true });
  const server = await startServer({ root: SITE });
  const browser = await launchChromium();
  try {
    for (const checked of pages) {
      console.log(`\n${checked.page.path}`);
      results.push(await checkBuilt(checked, browser, server.url));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`\nPictures: ${PICTURES}`);
  process.exitCode = results.includes(false) ? 1 : 0;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
