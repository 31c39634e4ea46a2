import fs from 'node:fs/promises';
import path from 'node:path';
import { thumbnailName } from '@component-docs/component-overview/shared/componentGroups';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Picture } from './card';

/** Pictures of components, by product and name: `npm run record -- cards` takes them. */
export const PICTURES_FOLDER = 'content/social-cards';

/** Where the header of a PNG file has its width and height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Pages about the API of a page's component, below that page. */
const API_TAB = /\/(?:api|components-api|hooks-api)$/;

/** Returns the size of a PNG file, in px. */
export function pngSize(content: Buffer): { width: number; height: number } {
  return { width: content.readUInt32BE(WIDTH_AT), height: content.readUInt32BE(HEIGHT_AT) };
}

/**
 * Returns the picture of the component that a page is about; undefined if there is none.
 *
 * @param sitePath of the component's page, or of its API page
 */
export async function readPicture(
  siteDir: string,
  product: ProductId,
  sitePath: string,
): Promise<Picture | undefined> {
  const name = thumbnailName(sitePath.replace(API_TAB, ''));
  const file = path.join(siteDir, PICTURES_FOLDER, product, `${name}.png`);
  const content = await fs.readFile(file).catch(() => undefined);
  return (
    content && {
      source: `data:image/png;base64,${content.toString('base64')}`,
      ...pngSize(content),
    }
  );
}
