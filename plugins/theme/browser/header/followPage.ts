import { markOfLink } from '@component-docs/page-tree/shared/markOfLink';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/** Marks the link of the product whose page is on the screen: the header stays when pages are exchanged. */
function markProduct(): void {
  document.querySelectorAll('.navbar__items > a.navbar__link').forEach((link) => {
    const { isProduct, isPage } = markOfLink(
      link.getAttribute('href') ?? '',
      window.location.pathname,
    );
    link.classList.toggle('navbar__link--active', isProduct);
    if (isPage) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  });
}

/** Has the header follow the page on the screen. */
export const followPage: Behavior = {
  enter() {
    markProduct();
    return undefined;
  },
};
