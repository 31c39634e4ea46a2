import type { Locator } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** Brings the first occurrence of a text in a listing into view, and returns where it begins and ends. */
export async function placeOfText(
  listing: Locator,
  text: string,
): Promise<{ start: Point; end: Point }> {
  return listing.evaluate((element, wanted) => {
    const index = element.textContent?.indexOf(wanted) ?? -1;
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const setAt = (offset: number, set: (node: Node, at: number) => void) => {
      let before = 0;
      walker.currentNode = element;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { length } = node.textContent ?? '';
        if (offset <= before + length) {
          set(node, offset - before);
          return;
        }
        before += length;
      }
    };
    setAt(index, (node, at) => range.setStart(node, at));
    setAt(index + wanted.length, (node, at) => range.setEnd(node, at));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const { top, bottom } = range.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) {
      element.scrollTop += (top + bottom - box.top - box.bottom) / 2;
    }
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [first, last] = [rects[0], rects.at(-1)];
    if (index < 0 || !first || !last) {
      throw new Error(`The listing doesn't show ${JSON.stringify(wanted)}.`);
    }
    return {
      start: { x: first.left + 1, y: (first.top + first.bottom) / 2 },
      end: { x: last.right - 1, y: (last.top + last.bottom) / 2 },
    };
  }, text);
}
