import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/** Elements that may be wider than their box: listings and tables of the text, except in islands. */
const BOXES = ':is(.MuiCode-root > pre, .markdown table:not([class])):not([data-island] *)';

/** Returns whether an element is shown, and larger inside than outside. */
const canScroll = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  clientHeight > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight);

/**
 * Makes listings and tables tab stops only while they can be scrolled, also after their size changes.
 * Without JavaScript, every listing is one.
 */
export const stopAtOverflow: Behavior = {
  enter(region) {
    const boxes = region.querySelectorAll<HTMLElement>(BOXES);
    // Browsers without it keep the stops of the server's markup.
    if (boxes.length === 0 || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    // The observer also reports the first size, after a layout that the page needs anyway.
    const observer = new ResizeObserver((entries) => {
      const changes = entries.map(({ target }) => [target, canScroll(target)] as const);
      changes.forEach(([target, isStop]) => {
        if (isStop) {
          target.setAttribute('tabindex', '0');
        } else if (target !== document.activeElement) {
          target.removeAttribute('tabindex');
        }
      });
    });
    boxes.forEach((box) => observer.observe(box));
    return () => observer.disconnect();
  },
};
