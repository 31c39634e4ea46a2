import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/** Opens a listing that is closed, and in which the browser has scrolled to a text. */
function openAt(box: Element): void {
  const show = box.parentElement?.querySelector<HTMLInputElement>('.MuiCode-root > input');
  if (show && box.clientHeight === 0) {
    show.checked = true;
  }
}

/**
 * Opens a listing that is closed on phones when the browser finds text in it, for a search in the page or for a link to
 * the text. The browser then scrolls the listing, which only has no height.
 */
export const openFoundCode: Behavior = {
  attach(document) {
    const open = ({ target }: Event) => openAt(target as Element);
    document.addEventListener('scroll', open, { capture: true, passive: true });
  },
  enter(region) {
    // The browser follows a link to a text before this code can get the event.
    [...region.querySelectorAll('.MuiCode-root > input ~ pre')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .forEach(openAt);
    return undefined;
  },
};

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
