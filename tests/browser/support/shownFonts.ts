import type { Frame, Page } from 'playwright-core';

export interface ShownFont {
  familyName: string;
  /** Whether it is a web font. */
  isCustomFont: boolean;
}

/** Returns the fonts that the browser draws the text of an element in, the most used one first. */
export async function shownFonts(page: Page, selector: string): Promise<ShownFont[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...fonts]
    .sort((a, b) => b.glyphCount - a.glyphCount)
    .map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

/** Waits until a document, of the page or of a frame, has loaded a web font. */
export async function waitForFont(document: Page | Frame, family: string): Promise<void> {
  await document.waitForFunction(
    (name) =>
      [...window.document.fonts].some((face) => face.family === name && face.status === 'loaded'),
    family,
  );
}
