// Pictures of built pages: npx tsx scripts/screenshots.ts /material-ui/react-button … [--out folder] [--viewport-only]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { launchChromium } from './lib/chromium';
import { fileNameOf } from './lib/parseOptions';
import { startServer } from './lib/siteServer';

/** A phone, a small laptop, a wide screen; each in light and in dark. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 900, height: 800 },
  { width: 1440, height: 900 },
];
const LOOKS = VIEWPORTS.flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

async function takePicture(
  context: BrowserContext,
  address: string,
  file: string,
  fullPage: boolean,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file, fullPage });
  await page.close();
  console.log(file);
}

async function takePictures(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: path.join('test-results', 'screenshots') },
      'viewport-only': { type: 'boolean', default: false },
      site: { type: 'string', default: path.resolve(__dirname, '..', 'build') },
    },
  });
  if (positionals.length === 0) {
    throw new Error('Give at least one page, such as /material-ui/react-button.');
  }
  await mkdir(values.out, { recursive: true });
  const server = await startServer({ root: path.resolve(values.site) });
  const browser = await launchChromium();
  try {
    for (const { viewport, colorScheme } of LOOKS) {
      // With motion reduced, nothing is caught half-way.
      const look = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const context = await browser.newContext({ baseURL: server.url, ...look });
      for (const address of positionals) {
        const name = `${fileNameOf(address)}-${viewport.width}-${colorScheme}.png`;
        const file = path.join(values.out, name);
        await takePicture(context, address, file, !values['viewport-only']);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

takePictures().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
