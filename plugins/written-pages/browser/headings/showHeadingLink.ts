import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

const BOX = '[data-section-heading]';

/** Returns the box that holds a heading and its link; any other element itself. */
export function boxOfHeading(element: Element): Element {
  return element.closest(BOX) ?? element;
}

/** On touch screens, a tap on a heading moves focus to its link, which shows it. */
export const showHeadingLink: Behavior = {
  attach(document) {
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
