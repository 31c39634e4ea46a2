import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { fileNameOf } from '../parseOptions';
import { takeParts } from '../screenshots/takePictures';
import { recordedTrees } from '../visit/recordedTrees';
import { visitPage } from '../visit/visitPage';
import type { VisitOptions } from '../visit/visitPage';
import { watchPage } from '../visit/watchPage';

/** The greatest height of a picture in CSS pixels; a longer page has several (see screens.ts). */
const PART_HEIGHT = 8000;

const DESKTOP: VisitOptions = {
  viewport: { width: 1440, height: 900 },
  widths: [320, 390, 1440],
  dark: true,
  rtl: true,
  keyboard: true,
  status: 200,
};
const PHONE: VisitOptions = {
  viewport: { width: 390, height: 844 },
  widths: [],
  dark: false,
  status: 200,
};

async function visit(browser: Browser, url: string, options: VisitOptions, folder: string) {
  // With reduced motion, no picture shows an unfinished transition.
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    watchPage(page);
    const name = fileNameOf(new URL(url).pathname);
    return await visitPage(page, url, {
      ...options,
      async onLook(look, width) {
        await takeParts(page, `${name}-${width}-${look}`, look, { folder, part: PART_HEIGHT });
      },
    });
  } finally {
    await context.close();
  }
}

/**
 * Visits a page on a desktop, in light and dark mode and right to left, with the keyboard, and on a
 * phone. Writes a picture of each look and width.
 *
 * @param folder where pictures are written
 * @returns a message per problem
 */
export async function browserProblems(
  browser: Browser,
  url: string,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const trees = await recordedTrees(new URL(url).pathname);
  const onDesktop = await visit(browser, url, { ...DESKTOP, ...trees }, folder);
  const onPhone = await visit(browser, url, PHONE, folder);
  return [...onDesktop, ...onPhone.map((problem) => `on a phone, ${problem}`)];
}
