import { whenLoaded } from '@component-docs/static-pages/browser/notice/notices';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { refusesTracking } from './privacySignals';

const BUTTON = 'button[data-privacy-choices]';

function askAgain(): void {
  whenLoaded(import(/* webpackChunkName: "reader-choices" */ './lazy/ConsentBanner'), (banner) =>
    banner.askAgain(),
  );
}

/** Shows the button of the footer that asks for consent again, where the site asks for it, and answers it. */
export const askForConsentAgain: Behavior = {
  attach(body) {
    body.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(BUTTON)) {
        askAgain();
      }
    });
  },
  enter() {
    const isAsked = readThirdParties().analytics?.consent === 'needed';
    const button = document.querySelector<HTMLElement>(BUTTON);
    if (button) {
      button.hidden = !isAsked || refusesTracking(navigator);
    }
    return undefined;
  },
};
