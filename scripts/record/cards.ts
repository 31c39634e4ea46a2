// Takes the pictures of components on social cards from the built overviews: npm run record -- cards
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES_FOLDER } from '@component-docs/social-cards/node/pictures';
import { OVERVIEWS } from '@component-docs/component-overview/shared/componentGroups';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { visitSite } from '../lib/visitSite';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PICTURE_ROOM } from '@component-docs/social-cards/node/panel';

/** A rectangle, in px. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the smallest area of a PNG file that holds everything that isn't transparent. */
function paintedArea(page: Page, png: Buffer): Promise<Area> {
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      const [columns, rows] = [new Set<number>(), new Set<number>()];
      for (let index = 0; index < width * height; index += 1) {
        if ((data[index * 4 + 3] ?? 0) > 0) {
          columns.add(index % width);
          rows.add(Math.floor(index / width));
        }
      }
      const [x, y] = [Math.min(...columns), Math.min(...rows)];
      return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

/** The width of a window in which thumbnails are as wide as on most screens, in px. */
const VIEWPORT = { width: 1440, height: 900 };

const THUMBNAIL = '[data-thumbnail]';

/** A small component isn't magnified more. */
const MAX_SCALE = 3;

/**
 * Shows nothing but the components themselves, in the font of the card. Icons that are characters of a font
 * keep it.
 */
const STYLES = `
  html, body, body *:has(${THUMBNAIL}), ${THUMBNAIL} {
    background: transparent !important;
    border-color: transparent !important;
    box-shadow: none !important;
  }
  ${THUMBNAIL} *:not(.material-icons, textarea) { font-family: "IBM Plex Sans", sans-serif !important; }
  nav.navbar { display: none !important; }
`;

interface TakenPicture {
  /** Name of the component's thumbnail: `RadioButton`. */
  name: string;
  /** A PNG file with transparent background. */
  content: Buffer;
}

async function capture(session: CDPSession, clip: Area, scale: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { ...clip, scale },
  });
  return Buffer.from(data, 'base64');
}

/** Lists the thumbnails of a page that show a component, with their places in the document. */
function listThumbnails(page: Page): Promise<{ name: string; area: Area }[]> {
  return page.$$eval(THUMBNAIL, (elements) =>
    elements
      .filter((element) => element.querySelector(':scope > div'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('data-thumbnail')?.replace(/^.*\//, '') ?? '';
        return { name, area: { x: x + scrollX, y: y + scrollY, width, height } };
      }),
  );
}

/**
 * Takes the pictures of all thumbnails of an overview: each without its empty edges, and as large as a
 * card has room for.
 *
 * @param address of the built overview
 */
async function takePictures(browser: Browser, address: string): Promise<TakenPicture[]> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const [page, canvas] = [await context.newPage(), await context.newPage()];
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: STYLES });
    await page.bringToFront();
    const session = await context.newCDPSession(page);
    const color = { r: 0, g: 0, b: 0, a: 0 };
    await session.send('Emulation.setDefaultBackgroundColorOverride', { color });
    const pictures: TakenPicture[] = [];
    for (const { name, area } of await listThumbnails(page)) {
      const inside = await paintedArea(canvas, await capture(session, area, 1));
      const clip = { ...inside, x: area.x + inside.x, y: area.y + inside.y };
      const { width, height } = PICTURE_ROOM;
      const scale = Math.min(width / clip.width, height / clip.height, MAX_SCALE);
      pictures.push({ name, content: await capture(session, clip, scale) });
    }
    return pictures;
  } finally {
    await context.close();
  }
}

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
