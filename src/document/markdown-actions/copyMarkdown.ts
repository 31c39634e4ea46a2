import type { Behavior } from '../../runtime/pages/behaviors';
import { copyToClipboard } from '../code-copy/clipboard';
import { COPIED_MS } from '../code-copy/useClipboardCopy';

const timers = new WeakMap<Element, number>();

/** Returns the text of a file of the site. Rejects when it can't be loaded. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} responded with status ${response.status}.`);
  }
  return response.text();
}

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
