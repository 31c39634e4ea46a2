import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { COPIED_MS, copyToClipboard } from '@component-docs/kit/browser/clipboard';

const timers = new WeakMap<Element, number>();

function showState(button: HTMLElement, state: 'copied' | 'failed'): void {
  button.dataset.state = state;
  window.clearTimeout(timers.get(button));
  if (state === 'copied') {
    timers.set(
      button,
      window.setTimeout(() => delete button.dataset.state, COPIED_MS),
    );
  }
}

/** Handles the button that copies a page as Markdown. */
export const copyMarkdown: Behavior = {
  attach(document) {
    document.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-copy-markdown]') : null;
      if (button) {
        delete button.dataset.state;
        fetchText(button.dataset.copyMarkdown ?? '')
          .then(copyToClipboard)
          .then(
            () => showState(button, 'copied'),
            () => showState(button, 'failed'),
          );
      }
    });
  },
};

/** Loads the code of the page's menu when the pointer or the focus is on it. */
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
