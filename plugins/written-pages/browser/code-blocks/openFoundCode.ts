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
