import type { Behavior } from '../../runtime/pages/behaviors';

/** Scrolled distance after which the button shows, in px. */
const THRESHOLD = 200;

const BUTTON = '[data-back-to-top]';

function update(): void {
  const isShown = window.scrollY > THRESHOLD;
  document.querySelector(BUTTON)?.toggleAttribute('data-shown', isShown);
}

function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}

/** Shows the button that leads to the top on pages that were scrolled, and answers it. */
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
