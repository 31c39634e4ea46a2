import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { fileNameOf } from '../parseOptions';
import { addressInLook, nameOfLook } from './looks';
import type { Look } from './looks';
import { cutIntoScreens } from './screens';

export interface Picture {
  file: string;
  /** The look that it shows. */
  look: string;
  /** Which part of the page it is, from 1 on. */
  part: number;
}

export interface PictureOptions {
  /** Where pictures go. */
  folder: string;
  /** What is taken: the first screen, or the whole page in parts of this height in CSS pixels. */
  part: 'first' | number;
  /** Whether pages may run scripts; without them only the mode can be chosen. */
  javaScript: boolean;
  /** Selector of a button to press first, so that what it opens is in the picture. */
  press?: string | undefined;
}

/** How long the network may be busy before a page is taken as it is, in milliseconds. */
const PATIENCE = 15_000;

/** Goes down the page and back, as readers do: demos start when they come near. */
async function readThrough(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 800 };
  const bottom = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await bottom()); top += height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => null);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function takeParts(
  page: Page,
  name: string,
  look: string,
  { folder, part }: PictureOptions,
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
 * Takes a page in one look, in a fresh profile. Gives the pictures from top to bottom. Throws an
 * Error when the page cannot be opened.
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
    // With motion reduced, nothing is caught half-way.
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
