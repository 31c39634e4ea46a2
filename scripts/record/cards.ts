// Takes the pictures of components on social cards from the built overviews: npm run record -- cards
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES_FOLDER } from '@component-docs/social-cards/node/pictures';
import { OVERVIEWS } from '@component-docs/component-overview/shared/componentGroups';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { takePictures } from '../lib/card-pictures/takePictures';
import { visitSite } from '../lib/visitSite';

const ROOT = path.resolve(__dirname, '../..');

export async function record(): Promise<void> {
  await visitSite(path.join(ROOT, 'build'), async (browser, url) => {
    for (const { product } of OVERVIEWS) {
      const basePath = PRODUCTS.find(({ id }) => id === product)?.basePath ?? product;
      const pictures = await takePictures(browser, `${url}/${basePath}/all-components`);
      const folder = path.join(ROOT, PICTURES_FOLDER, product);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      for (const { name, content } of pictures) {
        await writeFile(path.join(folder, `${name}.png`), content);
      }
      console.log(`${PICTURES_FOLDER}/${product}: ${pictures.length} pictures`);
    }
  });
}
