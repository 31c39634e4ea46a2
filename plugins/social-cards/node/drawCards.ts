import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { ReactElement } from 'react';
import { readFonts } from './fonts';
import satori from 'satori';
import type { Font } from 'satori';
import sharp from 'sharp';
import { CARD_SIZE } from './card';

/** 256 colors, which flat areas and shadows don't need more of: half of the bytes of a file with all colors. */
const FORMAT = { palette: true, dither: 0, compressionLevel: 9 } as const;

/**
 * Draws a card as PNG.
 *
 * @param fonts always the same array for the same fonts, which are parsed once then
 */
export async function drawCard(elements: ReactElement, fonts: Font[]): Promise<Buffer> {
  // Texts become outlines, so that a card doesn't depend on the fonts of the machine.
  const svg = await satori(elements, { ...CARD_SIZE, fonts });
  return sharp(Buffer.from(svg)).png(FORMAT).toBuffer();
}

/** A card to draw. */
export interface CardTask {
  elements: ReactElement;
  /** Absolute path of the PNG file. */
  file: string;
}

/** Draws cards, one after another. */
export async function drawCards(siteDir: string, tasks: readonly CardTask[]): Promise<void> {
  const fonts = await readFonts(siteDir, JSON.stringify(tasks.map(({ elements }) => elements)));
  for (const { elements, file } of tasks) {
    const draft = `${file}.${randomUUID()}`;
    await fs.writeFile(draft, await drawCard(elements, fonts));
    // Another build may draw the same card.
    await fs.rename(draft, file);
  }
}
