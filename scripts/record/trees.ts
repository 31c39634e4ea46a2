// Records the accessibility trees of demos from the built site: npm run record -- trees [<page>…]
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { pageFolder, printTrees, treesFile } from '@component-docs/demos/node/accessibilityTrees';
import type { PageTrees } from '@component-docs/demos/node/accessibilityTrees';
import { listPages } from '../lib/sitePages';
import { chooseDemoPages } from '../lib/visit/planVisits';
import { readShownTrees } from '../lib/visit/trees';
import { visitSite } from '../lib/visitSite';
import { openAndHydrate } from '../lib/visit/visitPage';

const ROOT = path.resolve(__dirname, '../..');
const SITE = path.resolve(process.env.SITE_FOLDER ?? path.join(ROOT, 'build'));

/**
 * How long after the first reading a tree is read again, in ms: by then, everything that changes with time
 * has changed.
 */
const PAUSE = 1500;

/** How many pages are open at a time: most of the time, they wait. */
const AT_ONCE = 4;

/** As in visits, whose trees are compared with these. */
const VIEWPORT = { width: 1280, height: 800 };

/** Reads the trees of a page's demos twice. */
async function readTreesOf(browser: Browser, origin: string, sitePath: string): Promise<PageTrees> {
  const context = await browser.newContext({ colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await page.setViewportSize(VIEWPORT);
    await openAndHydrate(page, origin + sitePath, 200);
    await page.waitForTimeout(PAUSE);
    const first = await readShownTrees(page);
    await page.waitForTimeout(PAUSE);
    const second = await readShownTrees(page);
    return new Map(
      [...first].map(([name, tree]) => [name, second.get(name) === tree ? tree : null]),
    );
  } finally {
    await context.close();
  }
}

async function recordPage(browser: Browser, origin: string, sitePath: string): Promise<void> {
  const file = path.join(ROOT, treesFile(pageFolder(sitePath) ?? ''));
  const trees = await readTreesOf(browser, origin, sitePath);
  if (trees.size === 0) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, printTrees(trees));
  const varying = [...trees].filter(([, tree]) => tree === null).map(([name]) => name);
  console.log(
    [sitePath, `${trees.size} demos`, ...varying.map((name) => `${name} changes with time`)].join(
      ', ',
    ),
  );
}

export async function record(args: string[]): Promise<void> {
  const built = await listPages(SITE);
  const pages = chooseDemoPages(
    args,
    built.map((page) => page.path),
  );
  await visitSite(SITE, async (browser, url) => {
    const limit = pLimit(AT_ONCE);
    await Promise.all(pages.map((page) => limit(() => recordPage(browser, url, page))));
  });
}
