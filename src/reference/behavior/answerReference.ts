import { keepClicks } from '../../runtime/interaction/clickReplay';
import type { Behavior } from '../../runtime/pages/behaviors';
import { applyStoredViews } from '../component-page/views';
import { REFERENCE_ATTRIBUTE, REFERENCE_CONTROLS } from './markup';

/** Brings reference pages to life; its code is no part of other pages. */
export const answerReference: Behavior = {
  enter(region) {
    const container = region.querySelector<HTMLElement>(`[${REFERENCE_ATTRIBUTE}]`);
    if (!container) {
      return undefined;
    }
    // Before the page is painted; what else there is may come a moment later.
    applyStoredViews();
    const clicks = keepClicks(container, REFERENCE_CONTROLS);
    let isLeft = false;
    let detach = clicks.stop;
    import(/* webpackChunkName: "reference" */ './attachReference').then(
      ({ attachReference }) => {
        clicks.stop();
        if (!isLeft) {
          detach = attachReference(container);
          clicks.replay();
        }
      },
      (error: unknown) => console.error('The code of the reference could not be loaded.', error),
    );
    return () => {
      isLeft = true;
      detach();
    };
  },
};
