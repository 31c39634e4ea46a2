import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/** Loads what answers in the menu of the page, when the pointer or the focus is on it. */
export const loadPageActions: Behavior = {
  enter(region) {
    const menu = region.querySelector<HTMLDetailsElement>('[data-page-actions]');
    if (!menu) {
      return undefined;
    }
    const waiting = new AbortController();
    const load = () => {
      waiting.abort();
      import(/* webpackChunkName: "page-actions" */ './lazy').then(
        ({ attachPageActions }) => attachPageActions(menu),
        (error: unknown) => console.error('The code of the menu could not be loaded.', error),
      );
    };
    const { signal } = waiting;
    menu.addEventListener('pointerover', load, { signal });
    menu.addEventListener('focusin', load, { signal });
    menu.addEventListener('toggle', load, { signal });
    return () => waiting.abort();
  },
};
