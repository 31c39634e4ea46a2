import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { ReactElement } from 'react';
import { drawCard } from './drawCard';
import { readFonts } from './fonts';

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
