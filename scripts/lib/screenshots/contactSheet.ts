import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { Picture } from './takePictures';

const COLUMNS = 4;
/** Displayed width of each picture, in CSS pixels. */
const WIDTH = 390;
const GAP = 8;

async function figure({ file, look }: Picture): Promise<string> {
  const data = (await readFile(file)).toString('base64');
  return `<figure>${look}<img src="data:image/png;base64,${data}" width="${WIDTH}"></figure>`;
}

/** Writes one picture with all given pictures side by side, each with the name of its look. */
export async function writeContactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  file: string,
): Promise<void> {
  const columns = Math.min(COLUMNS, pictures.length);
  const figures = await Promise.all(pictures.map(figure));
  const page = await browser.newPage({
    viewport: { width: columns * (WIDTH + GAP) + GAP, height: 600 },
  });
  await page.setContent(
    `<style>
      body { display: grid; grid-template-columns: repeat(${columns}, ${WIDTH}px); gap: ${GAP}px; margin: ${GAP}px; background: #8a8f98; font: 600 14px sans-serif; }
      figure { margin: 0; }
      img { display: block; }
    </style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
