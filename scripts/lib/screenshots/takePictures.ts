import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { fileNameOf } from '../parseOptions';
import { addressInLook, nameOfLook } from './looks';
import type { Look } from './looks';
import { cutIntoScreens } from './screens';

export interface Picture {
  file: string;
  /** Name of the look that it shows. */
  look: string;
  /** The number of the page's part, from 1. */
  part: number;
}

export interface PictureOptions {
  /** Output folder. */
  folder: string;
  /**
   * `first` for the first screen, or the height in CSS pixels of the parts that the whole page is
   * split into.
   */
  part: 'first' | number;
  /** Whether pages may run scripts. Without scripts, only the mode can be chosen. */
  javaScript: boolean;
  /** Selector of a button to click first, so that what it opens is in the picture. */
  press?: string | undefined;
}

/** How long the network may be busy before the picture is taken anyway, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Scrolls to the bottom of the page and back, as readers do, so that all demos start. */
async function readThrough(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 800 };
  const bottom = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await bottom()); top += height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS }).catch(() => null);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Takes pictures of a page as it is.
 *
 * @param name the start of the files' names
 * @returns the pictures from top to bottom
 */
export async function takeParts(
  page: Page,
  name: string,
  look: string,
  { folder, part }: Pick<PictureOptions, 'folder' | 'part'>,
): Promise<Picture[]> {
  if (part === 'first') {
    const file = path.join(folder, `${name}.png`);
    await page.screenshot({ path: file });
    return [{ file, look, part: 1 }];
  }
  const width = page.viewportSize()?.width ?? 0;
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  const screens = cutIntoScreens(total, part);
  const pictures: Picture[] = [];
  for (const [index, { top, height }] of screens.entries()) {
    const number = screens.length > 1 ? `-${index + 1}` : '';
    const file = path.join(folder, `${name}${number}.png`);
    await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: top, width, height } });
    pictures.push({ file, look, part: index + 1 });
  }
  return pictures;
}

/**
 * Takes screenshots of a page in one look, in a new profile. Returns the pictures from top to
 * bottom. Throws an Error when the page cannot be opened.
 */
export async function takePictures(
  browser: Browser,
  url: string,
  look: Look,
  options: PictureOptions,
): Promise<Picture[]> {
  const context = await browser.newContext({
    viewport: look.viewport,
    colorScheme: look.mode,
    // With reduced motion, no picture shows an unfinished transition.
    reducedMotion: 'reduce',
    javaScriptEnabled: options.javaScript,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const address = options.javaScript ? addressInLook(url, look) : url;
    await page.goto(address, { waitUntil: 'networkidle' });
    if (options.part !== 'first' && options.javaScript) {
      await readThrough(page);
    }
    if (options.press) {
      await page.locator(options.press).first().click();
      await page.waitForLoadState('networkidle');
    }
    const { pathname, search, hash } = new URL(url);
    const name = `${fileNameOf(pathname + search + hash)}-${nameOfLook(look)}`;
    return await takeParts(page, name, nameOfLook(look), options);
  } finally {
    await context.close();
  }
}
