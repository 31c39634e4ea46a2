import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/** The listings that readers can edit: their note says so. */
const EDITABLE = '[data-note] > pre';

let typed = '';

function forget(): void {
  typed = '';
}

/** Returns the text that a reader has typed since clicking into a listing, and forgets it. */
export function takeTypedText(): string {
  const taken = typed;
  forget();
  return taken;
}

/** Whether a listing was clicked: a reader who reaches it with Tab has no selection there. */
const isClicked = (listing: Element) => listing.contains(window.getSelection()?.anchorNode ?? null);

function keepKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isInListing = target instanceof Element && target.matches(EDITABLE) && isClicked(target);
  if (!isInListing || ctrlKey || metaKey || altKey) {
    return;
  }
  const text = key === 'Enter' ? '\n' : key;
  if (key === 'Backspace') {
    typed = typed.slice(0, -1);
  } else if ([...text].length === 1) {
    // Browsers scroll the page at a space, and search it at a slash.
    event.preventDefault();
    typed += text;
  }
}

/** Keeps the keys of readers who click into a demo's code and type at once, until its editor has loaded. */
export const keepTypedText: Behavior = {
  attach(body) {
    body.addEventListener('keydown', keepKey);
    body.addEventListener('pointerdown', forget);
    body.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.matches(EDITABLE)) {
        forget();
      }
    });
  },
};
