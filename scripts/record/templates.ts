// Takes the pictures of the gallery from the built templates: npm run record -- templates [<name>…]
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { readTemplates } from '@component-docs/templates/node/readTemplates';
import { COLOR_MODES } from '@component-docs/preferences/shared/colorModes';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { PICTURE, picturePath, previewPath } from '@component-docs/templates/shared/paths';
import { visitSite } from '../lib/visitSite';

const ROOT = path.resolve(__dirname, '../..');

/** A picture shows a window that is this many times larger. */
const SCALE = 2;

/** Of 100. Text in the pictures stays legible. */
const QUALITY = 80;

async function takePicture(browser: Browser, address: string, mode: ColorMode): Promise<Buffer> {
  const { width, height } = PICTURE;
  const viewport = { width: width * SCALE, height: height * SCALE };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}?mode=${mode}`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...viewport, scale: 1 / SCALE },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await context.close();
  }
}

export async function record(names: string[]): Promise<void> {
  const slugs = (await readTemplates(ROOT)).map(({ slug }) => slug);
  const unknown = names.filter((name) => !slugs.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no template ${unknown.join(', ')}. Known: ${slugs.join(', ')}.`);
  }
  await visitSite(path.join(ROOT, 'build'), async (browser, url) => {
    for (const slug of names.length > 0 ? names : slugs) {
      for (const mode of COLOR_MODES) {
        const file = path.join(ROOT, 'static', picturePath(slug, mode));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await takePicture(browser, url + previewPath(slug), mode));
        console.log(path.relative(ROOT, file));
      }
    }
  });
}
