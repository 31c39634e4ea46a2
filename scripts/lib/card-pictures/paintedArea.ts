import type { Page } from 'playwright-core';

/** A rectangle, in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the smallest area of a PNG file that holds everything that isn't transparent. */
export function paintedArea(page: Page, png: Buffer): Promise<Area> {
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
