import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { openDetailsAround } from '@component-docs/kit/browser/openDetailsAround';
import { decodePart } from '@component-docs/kit/shared/address';

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

/** Returns the first element whose id differs from a fragment's by case only; null if one is the same. */
function elementByCase(hash: string): Element | null {
  const id = decodePart(hash.slice(1));
  if (id === '' || document.getElementById(id)) {
    return null;
  }
  const lowered = id.toLowerCase();
  const elements = document.querySelectorAll('[id]');
  return [...elements].find((element) => element.id.toLowerCase() === lowered) ?? null;
}

/** Corrects the case of the fragment in the address, without a new entry in the history. */
function correct(): Element | null {
  const target = elementByCase(window.location.hash);
  if (target) {
    // Not by the history: so, it is a link to the target for the browser, and for all who listen to it.
    window.location.replace(`#${target.id.replaceAll('%', '%25')}`);
  }
  return target;
}

/** A link to an id in the wrong case, such as `#Sizes`, leads to the id, and the address is corrected. */
export const correctCase: Behavior = {
  attach() {
    window.addEventListener('hashchange', correct);
  },
  enter() {
    const target = correct();
    openDetailsAround(target);
    // At once, as the browser does when a page has loaded.
    target?.scrollIntoView({ behavior: 'instant' });
    return undefined;
  },
};
