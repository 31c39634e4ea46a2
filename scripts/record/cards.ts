// Takes the pictures of components on social cards from the built overviews: npm run record -- cards
import '../../src/site';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES_FOLDER } from '@component-docs/social-cards/node/pictures';
import { OVERVIEWS } from '@component-docs/component-overview/shared/overviews';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { takePictures } from '../lib/card-pictures/takePictures';
import { launchChromium } from '../lib/chromium';
import { startServer } from '../lib/siteServer';

const ROOT = path.resolve(__dirname, '../..');

async function run(): Promise<void> {
  const server = await startServer({ root: path.join(ROOT, 'build') });
  const browser = await launchChromium();
  try {
    for (const { product } of OVERVIEWS) {
      const basePath = PRODUCTS.find(({ id }) => id === product)?.basePath ?? product;
      const pictures = await takePictures(browser, `${server.url}/${basePath}/all-components`);
      const folder = path.join(ROOT, PICTURES_FOLDER, product);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      for (const { name, content } of pictures) {
        await writeFile(path.join(folder, `${name}.png`), content);
      }
      console.log(`${PICTURES_FOLDER}/${product}: ${pictures.length} pictures`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
