import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { SCROLLER } from './markup';

/** On a box whose rows may be left out while they are out of view (ApiTable.module.css). */
const MARK = 'data-laid-out';

/**
 * Lets the browser leave out rows that are out of view, at the sizes that they have had: marks the boxes of a container
 * after a paint of all rows, again whenever a box gets another width, or is unfolded.
 *
 * @returns a function to be called when rows get other sizes or places
 */
export function skipRows(container: HTMLElement, signal: AbortSignal): () => void {
  const widths = new Map<Element, number>();
  let cancel = () => {};
  const drawAll = () => {
    cancel();
    widths.forEach((_, box) => box.removeAttribute(MARK));
    cancel = afterPaint(() => widths.forEach((width, box) => box.toggleAttribute(MARK, width > 0)));
  };
  const observer = new ResizeObserver((entries) => {
    const changed = entries.filter(
      ({ target, contentRect }) => widths.get(target) !== contentRect.width,
    );
    changed.forEach(({ target, contentRect }) => widths.set(target, contentRect.width));
    if (changed.length > 0) {
      drawAll();
    }
  });
  container.querySelectorAll(SCROLLER).forEach((box) => observer.observe(box));
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancel();
  });
  return drawAll;
}
