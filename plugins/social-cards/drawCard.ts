import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori from 'satori';
import type { Font } from 'satori';
import { CARD_SIZE } from './card';
import { encodePng } from './encodePng';

/**
 * Draws a card as PNG.
 *
 * @param fonts always the same array for the same fonts, which are parsed once then
 */
export async function drawCard(elements: ReactElement, fonts: Font[]): Promise<Buffer> {
  // Texts become outlines, so that a card doesn't depend on the fonts of the machine.
  const svg = await satori(elements, { ...CARD_SIZE, fonts });
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encodePng(pixels, width, height);
}
