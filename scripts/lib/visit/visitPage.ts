import type { Page } from 'playwright-core';
import type { PageTrees } from '@component-docs/demos/node/accessibilityTrees';
import { axeViolations } from './axe';
import { frameViolations } from './frames';
import { hiddenProblems } from './hidden';
import { hydrateAllIslands } from './islands';
import { keyboardProblems } from './keyboard';
import { operationProblems } from './operate';
import { restProblems } from './rest';
import { widthProblems } from './widths';
import { emulateRtl, waitForHydration, waitForMode } from './settle';
import { readShownTrees, treeProblems } from './trees';
import { takeProblems } from './watchPage';

/** The look in which a page is visited: a color mode, or right to left. */
export type Look = 'light' | 'dark' | 'rtl';

/** Called at each width in each look. */
export type OnLook = (look: Look, width: number) => Promise<void>;

export interface VisitOptions {
  /** The size in CSS pixels at which the page is opened and checked with axe. */
  viewport: { width: number; height: number };
  /** Widths in CSS pixels at which the page must not scroll sideways. */
  widths: readonly number[];
  /** Whether to check the colors of dark mode, too. */
  dark: boolean;
  /** The status of the server's response. */
  status: 200 | 404;
  /** Whether to check that the page rests when none of its demos is in view. */
  rest?: boolean;
  /** Whether to go through the page with the keyboard. */
  keyboard?: boolean;
  /** Whether to operate the controls of its demos. */
  operate?: boolean;
  /** Whether to try the widths right to left, too. */
  rtl?: boolean;
  /** The recorded accessibility trees of the page's demos, which are compared. */
  trees?: PageTrees;
  onLook?: OnLook;
}

const HEIGHT = 800;

/** How long demos that measure themselves or the page may take to be complete, in ms. */
const SETTLE_MS = 1500;

/** Returns a message for each width at which the page scrolls sideways. */
async function checkWidths(
  page: Page,
  look: Look,
  { widths, onLook }: VisitOptions,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await onLook?.(look, width);
    problems.push(...(await widthProblems(page, width)));
  }
  return problems;
}

/** Opens a page in light mode and waits until its shell and all its demos run. */
export async function openAndHydrate(
  page: Page,
  url: string,
  status: 200 | 404,
): Promise<string[]> {
  const response = await page.goto(url);
  await waitForHydration(page);
  await waitForMode(page, 'light');
  await hydrateAllIslands(page);
  const actual = response?.status();
  return actual === status ? [] : [`The server responded with ${actual}, not ${status}.`];
}

/** Compares the trees of all demos with the recorded ones, later again if one differs. */
async function checkTrees(page: Page, recorded: PageTrees): Promise<string[]> {
  const name = new URL(page.url()).pathname.slice(1);
  const compare = async () => treeProblems(name, recorded, await readShownTrees(page));
  if ((await compare()).length === 0) {
    return [];
  }
  await page.waitForTimeout(SETTLE_MS);
  return compare();
}

/**
 * Changes the system's color mode, as readers do while a page is open. With reduced motion, because
 * transitions of colors would have to be waited for.
 */
async function switchMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await waitForMode(page, mode);
}

/** Runs a step of a visit. Returns its problems; a step that throws is one. */
async function attempt(name: string, step: () => Promise<string[]>): Promise<string[]> {
  try {
    return (await step()).map((problem) => `${name}: ${problem}`);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Returns the problems of a page. With 404, the server's answer that there is no such page is expected. */
function complaintsOf(page: Page, url: string, status: 200 | 404): string[] {
  const isExpected = (line: string) => line.includes('404') && line.includes(url);
  return takeProblems(page).filter((line) => status === 200 || !isExpected(line));
}

/** Returns the problems of dark mode: its colors, and the problems that `onLook` finds. */
async function checkDark(page: Page, options: VisitOptions): Promise<string[]> {
  await page.setViewportSize(options.viewport);
  await switchMode(page, 'dark');
  const problems = [
    ...(await axeViolations(page, { only: 'colors' })),
    ...(await frameViolations(page, 'colors')),
  ];
  // The layout is the same as in light mode: only the look differs.
  return options.onLook ? [...problems, ...(await checkWidths(page, 'dark', options))] : problems;
}

/** Runs axe at the top of the page: where it is otherwise depends on the demos that were hydrated last. */
async function checkFromTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return [...(await axeViolations(page)), ...(await frameViolations(page))];
}

async function checkRtl(page: Page, options: VisitOptions): Promise<string[]> {
  await switchMode(page, 'light');
  await emulateRtl(page);
  return checkWidths(page, 'rtl', options);
}

/**
 * Checks a page in one visit: it hydrates with all its demos, axe finds nothing in light mode nor in
 * the colors of dark mode, in its frames neither, it rests while no demo is in view, it never scrolls sideways, and it complains
 * about nothing. Returns a message per problem; a step that fails doesn't hide the problems of others.
 *
 * @param page a watched page of Playwright, in light mode
 */
export async function visitPage(page: Page, url: string, options: VisitOptions): Promise<string[]> {
  const { viewport, dark, rtl, rest, keyboard, operate, status, trees } = options;
  await page.setViewportSize(viewport);
  return [
    ...(await attempt('hydration', () => openAndHydrate(page, url, status))),
    ...(await attempt('screen readers', () => hiddenProblems(page))),
    ...(await attempt('axe in light mode', () => checkFromTop(page))),
    ...(trees ? await attempt('screen readers', () => checkTrees(page, trees)) : []),
    ...(rest ? await attempt('at rest', () => restProblems(page)) : []),
    ...(keyboard ? await attempt('keyboard', () => keyboardProblems(page)) : []),
    ...(await attempt('widths', () => checkWidths(page, 'light', options))),
    ...(dark ? await attempt('dark mode', () => checkDark(page, options)) : []),
    ...(rtl ? await attempt('right to left', () => checkRtl(page, options)) : []),
    // Last, because the demos aren't as they were afterwards.
    ...(operate ? await attempt('operating', () => operationProblems(page)) : []),
    ...(operate ? await attempt('operating', () => hiddenProblems(page)) : []),
    ...complaintsOf(page, url, status),
  ];
}
