import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';

/** Moves focus and view to `<main>` with the first link of the page, without a change of the address. */
export const skipToContent: Behavior = {
  attach(body) {
    body.addEventListener('click', (event) => {
      const main = document.getElementById(SITE_IDS.main);
      if (main && event.target instanceof Element && event.target.closest('[data-skip-link]')) {
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }
    });
  },
};
