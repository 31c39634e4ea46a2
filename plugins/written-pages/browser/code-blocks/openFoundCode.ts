import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/**
 * Opens a listing that is closed on phones when the browser finds text in it, for a search in the page or for a link to
 * the text. The browser then scrolls the listing, which only has no height.
 */
export const openFoundCode: Behavior = {
  attach(document) {
    const open = ({ target }: Event) => {
      const box = target as Element;
      const show = box.parentElement?.querySelector<HTMLInputElement>('.MuiCode-root > input');
      if (show && box.clientHeight === 0) {
        show.checked = true;
      }
    };
    document.addEventListener('scroll', open, { capture: true, passive: true });
  },
};
