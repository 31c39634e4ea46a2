import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { fileNameOf } from '../commandLine';
import { recordedTrees } from '../visit/trees';
import { visitPage } from '../visit/visitPage';
import type { Look, VisitOptions } from '../visit/visitPage';
import { watchPage } from '../visit/watchPage';
import { overruns, parseBudgets } from '../measure/budget';
import { loadPage, SCENARIOS } from '../measure/loadPage';
import { countBytes } from '../measure/transfers';

/**
 * The greatest height of a picture in CSS pixels; a longer page has several pictures. Chromium repeats the
 * top of a picture that is higher than its largest texture (8192 px).
 */
const PART_HEIGHT = 8000;

/** The widths of the pictures in each look. A picture of a long page takes more seconds than the checks beside it. */
const PICTURES: Record<Look, readonly number[]> = { light: [390, 1440], dark: [1440], rtl: [1440] };

/** Writes pictures of a page as it is, from top to bottom. */
async function takeParts(page: Page, file: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < total; top += PART_HEIGHT) {
    const number = total > PART_HEIGHT ? `-${top / PART_HEIGHT + 1}` : '';
    const clip = { x: 0, y: top, width, height: Math.min(PART_HEIGHT, total - top) };
    await page.screenshot({ path: `${file}${number}.png`, fullPage: true, clip });
  }
}

const DESKTOP: VisitOptions = {
  viewport: { width: 1440, height: 900 },
  widths: [320, 390, 1440],
  dark: true,
  rtl: true,
  rest: true,
  keyboard: true,
  operate: true,
  status: 200,
};
const PHONE: VisitOptions = {
  viewport: { width: 390, height: 844 },
  widths: [],
  dark: false,
  status: 200,
};

interface Visited {
  url: string;
  /** Where pictures are written. */
  folder: string;
  /** Paths of pages that exist but not on this server. */
  otherPages: ReadonlySet<string>;
}

async function visit(
  browser: Browser,
  { url, folder, otherPages }: Visited,
  options: VisitOptions,
) {
  // With reduced motion, no picture shows an unfinished transition.
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    // A link that has the focus fetches its page ahead.
    await context.route(
      ({ pathname }) => otherPages.has(pathname),
      (route) => route.fulfill({ status: 204 }),
    );
    const page = await context.newPage();
    watchPage(page);
    const name = fileNameOf(new URL(url).pathname);
    return await visitPage(page, url, {
      ...options,
      async onLook(look, width) {
        if (PICTURES[look].includes(width)) {
          await takeParts(page, path.join(folder, `${name}-${width}-${look}`));
        }
      },
    });
  } finally {
    await context.close();
  }
}

/**
 * Visits a page on a desktop, in light and dark mode and right to left, with the keyboard, and at the same
 * time on a phone. Writes a picture of each look, and of a phone's width.
 *
 * @returns a message per problem
 */
export async function browserProblems(browser: Browser, visited: Visited): Promise<string[]> {
  await mkdir(visited.folder, { recursive: true });
  const trees = await recordedTrees(new URL(visited.url).pathname);
  const [onDesktop, onPhone] = await Promise.all([
    visit(browser, visited, { ...DESKTOP, ...trees }),
    visit(browser, visited, PHONE),
  ]);
  return [...onDesktop, ...onPhone.map((problem) => `on a phone, ${problem}`)];
}

export interface ByteCheck {
  problems: string[];
  /** A line per scenario, with the bytes that readers download. */
  notes: string[];
}

/**
 * Measures a page's bytes, and compares them with its budget if it has one.
 *
 * @param url the page on a server that compresses like a host does
 */
export async function checkBytes(root: string, browser: Browser, url: string): Promise<ByteCheck> {
  const file = path.join(root, 'tests/budget.json');
  const { pages } = parseBudgets(JSON.parse(await readFile(file, 'utf8')));
  const budget = pages.find((page) => page.path === new URL(url).pathname);
  const result: ByteCheck = { problems: [], notes: [] };
  for (const scenario of SCENARIOS) {
    const { transfers } = await loadPage(browser, url, scenario);
    const { document, script, stylesheet, total } = countBytes(transfers);
    result.notes.push(
      `${scenario}: document ${document}, scripts ${script}, style sheets ${stylesheet}, total ${total}`,
    );
    result.problems.push(...(budget ? overruns(budget, scenario, transfers) : []));
  }
  return result;
}
