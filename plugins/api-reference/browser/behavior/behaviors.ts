import { keepClicks } from '@component-docs/static-pages/browser/islands/earlyInput';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { applyStoredViews, hashTarget, REFERENCE_ATTRIBUTE, REFERENCE_CONTROLS } from './markup';
import { replaceAddress } from '@component-docs/kit/browser/routerHistory';

/** Makes a part of a page interactive when the code has loaded. Returns a function that detaches it. */
function answer(container: HTMLElement): () => void {
  const clicks = keepClicks(container, REFERENCE_CONTROLS);
  let hasLeft = false;
  let detach = clicks.stop;
  import(/* webpackChunkName: "reference" */ './attachReference').then(
    ({ attachReference }) => {
      clicks.stop();
      if (!hasLeft) {
        detach = attachReference(container);
        clicks.replay();
      }
    },
    (error: unknown) => console.error('The code of the reference could not be loaded.', error),
  );
  return () => {
    hasLeft = true;
    detach();
  };
}

/** Makes reference pages interactive; other pages don't load its code. */
export const answerReference: Behavior = {
  enter(region) {
    const containers = [...region.querySelectorAll<HTMLElement>(`[${REFERENCE_ATTRIBUTE}]`)];
    if (containers.length === 0) {
      return undefined;
    }
    // Before the page is painted; the rest can load a moment later.
    applyStoredViews();
    const detach = containers.map(answer);
    return () => detach.forEach((fn) => fn());
  },
};

/** Returns the anchor for one from older releases, which had names such as `ButtonUnstyled`. */
export function withoutUnstyled(hash: string): string {
  return hash.replaceAll('-unstyled', '');
}

/** Redirects anchors of older releases to the current ones, on pages with API tabs. */
export const renameOldAnchors: Behavior = {
  enter(region) {
    const { hash } = window.location;
    const current = withoutUnstyled(hash);
    if (current !== hash && region.querySelector('[data-api-tabs]')) {
      replaceAddress(window.location.pathname + window.location.search + current);
      document.getElementById(hashTarget())?.scrollIntoView({ behavior: 'instant' });
    }
    return undefined;
  },
};
