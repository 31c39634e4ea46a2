import type { Behavior } from '../platform/pages/behaviors';

const BOX = '[data-section-heading]';
const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight'];

/** Returns the box that holds a heading, its link, and its button; any other element itself. */
export function boxOfHeading(element: Element): Element {
  return element.closest(BOX) ?? element;
}

/**
 * Moves focus by the arrow keys between the link of a heading, which is the tab stop, and its button. On
 * touch screens, a tap on the heading moves it to the link, which shows both.
 */
export const moveInHeadings: Behavior = {
  attach(document) {
    document.addEventListener('keydown', (event) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (KEYS.includes(key) && !altKey && !ctrlKey && !metaKey && !shiftKey) {
        const control =
          target instanceof Element ? target.closest(`${BOX} > :is(a, button)`) : null;
        // There are two of them, so that each key leads to the other one.
        const other = control?.parentElement?.querySelector<HTMLElement>(
          control.matches('a') ? 'button' : 'a',
        );
        if (other) {
          event.preventDefault();
          other.focus();
        }
      }
    });
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || target.closest('a, button')) {
        return;
      }
      const heading = target.closest(BOX);
      if (heading && matchMedia('(hover: none)').matches) {
        heading.querySelector<HTMLElement>(':scope > a')?.focus({ preventScroll: true });
      }
    });
  },
};
