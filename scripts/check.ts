// Checks everything about single pages: npm run check -- material-ui/react-button [zh/…]. A page is named by its
// path or by one of its files. Without a page: the pages that changed since this branch left the main branch.
import '../src/site';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { changedFiles } from './lib/check/changedFiles';
import { factProblems, linkProblems, serverProblems } from './lib/check/checkBuilt';
import { checkBytes } from './lib/check/checkBytes';
import type { ByteCheck } from './lib/check/checkBytes';
import { demoCode, demoMarkupProblems, lintProblems, typeProblems } from './lib/check/checkDemos';
import { browserProblems } from './lib/check/checkInBrowser';
import {
  demosOf,
  frontMatterProblems,
  markerProblems,
  translationProblems,
} from './lib/check/checkSource';
import { changedPages, pageSources, pagesNamed, withTranslations } from './lib/check/pageSources';
import type { PageSource } from './lib/check/pageSources';
import { printNotes, reportStep } from './lib/check/reportStep';
import { buildPages } from './lib/check/site/buildPages';
import { findOtherPages } from './lib/check/site/otherPages';
import { launchChromium } from './lib/chromium';
import { checkText } from './lib/text/checkText';
import { BUDGET_QUALITY } from './lib/measure/budget';
import { parseAddress } from './lib/sitePages';
import type { PageAddress } from './lib/sitePages';
import { startServer } from './lib/siteServer';

const ROOT = path.resolve(__dirname, '..');
const PICTURES = path.join(ROOT, 'test-results/check');

interface Checked {
  page: PageAddress;
  /** Absent for a page that isn't written in Markdown, such as an API page. */
  source: PageSource | undefined;
  /** Whether it is built and visited, too. Of the translation of a page that is checked, only the file is read. */
  isBuilt: boolean;
}

async function choosePages(
  names: readonly string[],
  written: ReadonlySet<string>,
): Promise<Checked[]> {
  const files = await Globby(['docs/**/*.mdx', 'i18n/**/*.mdx'], { cwd: ROOT });
  const sources = pageSources(files);
  const paths =
    names.length > 0
      ? names.flatMap((name) => pagesNamed(name, sources, written))
      : changedPages(changedFiles(ROOT), sources);
  return withTranslations(paths, sources).map((name) => ({
    page: parseAddress(name),
    source: sources.find((source) => source.path === name),
    isBuilt: paths.includes(name),
  }));
}

/** Checks the Markdown file of a page. Returns whether it has no problem. */
async function checkFile(source: PageSource): Promise<boolean> {
  console.log(`\n${source.file}`);
  const passed = [
    await reportStep('front matter', () => frontMatterProblems(ROOT, source)),
    await reportStep('written', () => markerProblems(ROOT, [source.file])),
    await reportStep('text', () => checkText(ROOT, [source.file])),
  ];
  // A translation may be behind for a while: i18n/budget.json says how far.
  await reportStep('translation', () => translationProblems(ROOT, source), 'note');
  return !passed.includes(false);
}

/** Checks the code of a page's demos. Returns whether it has no problem. */
async function checkDemos(source: PageSource): Promise<boolean> {
  const files = await demoCode(ROOT, source);
  if (files.length === 0) {
    return true;
  }
  console.log(`\n${path.dirname(source.file)}/demos`);
  const passed = [
    await reportStep('written', () => markerProblems(ROOT, files)),
    await reportStep('types', () => typeProblems(ROOT, files)),
    await reportStep('names and links', () => demoMarkupProblems(ROOT, files)),
    await reportStep('lint', () => lintProblems(ROOT, files)),
    await reportStep('spelling', () => checkText(ROOT, files)),
  ];
  return !passed.includes(false);
}

interface Served {
  /** The folder of the built site. */
  folder: string;
  origin: string;
  browser: Browser;
  /** Site paths of all pages; the built site may have fewer. */
  written: ReadonlySet<string>;
}

/** The slow checks of a built page. They run beside the checks of other pages, and are reported in turn. */
interface Visit {
  checked: Checked;
  browser: Promise<string[]>;
  bytes: Promise<ByteCheck>;
}

/** How many pages are visited at a time. */
const VISITS_AT_ONCE = 2;

function startVisits(pages: readonly Checked[], served: Served): Visit[] {
  const { folder, origin, browser, written } = served;
  const limit = pLimit(VISITS_AT_ONCE);
  const otherPages = findOtherPages(folder, written);
  return pages.map((checked) => {
    const url = origin + checked.page.path;
    const started = {
      checked,
      browser: limit(() => browserProblems(browser, { url, folder: PICTURES, otherPages })),
      bytes: limit(() => checkBytes(ROOT, browser, url)),
    };
    // A failed check is reported when its turn comes.
    [started.browser, started.bytes].forEach((promise) => void promise.catch(() => undefined));
    return started;
  });
}

/** Checks a built page. Returns whether it has no problem. */
async function checkBuilt(
  { checked: { page, source }, browser, bytes }: Visit,
  { folder, written }: Served,
): Promise<boolean> {
  console.log(`\n${page.path}`);
  const passed = [
    await reportStep('language, title, description, headings', () => factProblems(folder, page)),
    await reportStep('links', async () =>
      linkProblems(
        folder,
        page,
        written,
        source && { file: source.file, text: await readFile(path.join(ROOT, source.file), 'utf8') },
      ),
    ),
    await reportStep('rendered on the server', async () =>
      serverProblems(folder, page, source ? await demosOf(ROOT, source) : []),
    ),
    await reportStep('in the browser', () => browser),
    await reportStep('bytes', () => printNotes(bytes)),
  ];
  return !passed.includes(false);
}

async function checkBuiltPages(
  pages: readonly Checked[],
  written: ReadonlySet<string>,
  folder: string,
): Promise<boolean> {
  await rm(PICTURES, { recursive: true, force: true });
  const server = await startServer({ root: folder, quality: BUDGET_QUALITY });
  const browser = await launchChromium();
  const results: boolean[] = [];
  try {
    const served = { folder, origin: server.url, browser, written };
    for (const visit of startVisits(pages, served)) {
      results.push(await checkBuilt(visit, served));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`\nPictures: ${PICTURES}`);
  return !results.includes(false);
}

async function check(): Promise<void> {
  const written = await readWrittenPages(ROOT);
  const pages = await choosePages(process.argv.slice(2), written);
  if (pages.length === 0) {
    console.log('No page has changed. To check one, pass its path: material-ui/react-button.');
    return;
  }
  // Beside the checks of the sources, which are done first.
  const built = pages.filter(({ isBuilt }) => isBuilt);
  const building = buildPages(
    ROOT,
    built.map(({ page }) => page),
  );
  building.catch(() => undefined);
  const results: boolean[] = [];
  for (const { page, source } of pages) {
    if (source) {
      results.push(await checkFile(source));
      results.push(page.locale.prefix === '' ? await checkDemos(source) : true);
    }
  }
  console.log('\nPages in a site of their own');
  let site: string | undefined;
  results.push(
    await reportStep('built', async () => {
      site = await building;
      return [];
    }),
    site === undefined || (await checkBuiltPages(built, written, site)),
  );
  process.exitCode = results.includes(false) ? 1 : 0;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
