// Checks everything about single pages: npm run check -- material-ui/react-button [zh/…]. A page is named by its
// path or by one of its files. Without a page: the pages that changed since this branch left the main branch.
import '../src/site';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { runMain } from './lib/commandLine';
import { changedFiles } from './lib/git';
import { factProblems, linkProblems, serverProblems } from './lib/check/checkBuilt';
import { browserProblems, checkBytes } from './lib/check/checkInBrowser';
import type { ByteCheck } from './lib/check/checkInBrowser';
import {
  demoCode,
  demoMarkupProblems,
  lintProblems,
  typeProblems,
  demosOf,
  frontMatterProblems,
  markerProblems,
  translationProblems,
} from './lib/check/checkSource';
import { changedPages, pageSources, pagesNamed, withTranslations } from './lib/check/pageSources';
import type { PageSource } from './lib/check/pageSources';
import { reportSteps } from './lib/check/reportSteps';
import { buildPages } from './lib/check/buildPages';
import { findOtherPages } from './lib/check/otherPages';
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
const checkFile = (source: PageSource) =>
  reportSteps(source.file, [
    ['front matter', () => frontMatterProblems(ROOT, source)],
    ['written', () => markerProblems(ROOT, [source.file])],
    ['text', () => checkText(ROOT, [source.file])],
    // A translation may be behind for a while: i18n/budget.json says how far.
    ['translation', () => translationProblems(ROOT, source), 'note'],
  ]);

/** Checks the code of a page's demos. Returns whether it has no problem. */
async function checkDemos(source: PageSource): Promise<boolean> {
  const files = await demoCode(ROOT, source);
  return (
    files.length === 0 ||
    reportSteps(`${path.dirname(source.file)}/demos`, [
      ['written', () => markerProblems(ROOT, files)],
      ['types', () => typeProblems(ROOT, files)],
      ['names and links', () => demoMarkupProblems(ROOT, files)],
      ['lint', () => lintProblems(ROOT, files)],
      ['spelling', () => checkText(ROOT, files)],
    ])
  );
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
const checkBuilt = (
  { checked: { page, source }, browser, bytes }: Visit,
  { folder, written }: Served,
) =>
  reportSteps(page.path, [
    ['language, title, description, headings', () => factProblems(folder, page)],
    [
      'links',
      async () =>
        linkProblems(
          folder,
          page,
          written,
          source && {
            file: source.file,
            text: await readFile(path.join(ROOT, source.file), 'utf8'),
          },
        ),
    ],
    [
      'rendered on the server',
      async () => serverProblems(folder, page, source ? await demosOf(ROOT, source) : []),
    ],
    ['in the browser', () => browser],
    [
      'bytes',
      async () => {
        const { problems, notes } = await bytes;
        notes.forEach((note) => console.log(`  ${note}`));
        return problems;
      },
    ],
  ]);

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
  let site: string | undefined;
  results.push(
    await reportSteps('Pages in a site of their own', [
      [
        'built',
        async () => {
          site = await building;
          return [];
        },
      ],
    ]),
    site === undefined || (await checkBuiltPages(built, written, site)),
  );
  process.exitCode = results.includes(false) ? 1 : 0;
}

runMain(check);
