import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

/** Scroll position from which the button is shown, in px. */
const THRESHOLD_PX = 200;

const BUTTON = '[data-back-to-top]';

function update(): void {
  const isShown = window.scrollY > THRESHOLD_PX;
  document.querySelector(BUTTON)?.toggleAttribute('data-shown', isShown);
}

function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}

/**
 * Shows the button that scrolls to the top on pages that have been scrolled, and handles its
 * clicks.
 */
export const showBackToTop: Behavior = {
  attach(document) {
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(BUTTON)) {
        scrollToTop();
      }
    });
  },
  enter() {
    update();
    return undefined;
  },
};
