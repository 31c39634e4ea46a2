import { decodePart } from '@component-docs/kit/shared/address';
import { replaceAddress } from '@component-docs/kit/browser/routerHistory';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { withoutUnstyled } from '../../shared/tabs';

/** Redirects anchors of older releases to the current ones, on pages with API tabs. */
export const renameOldAnchors: Behavior = {
  enter(region) {
    const { hash } = window.location;
    const current = withoutUnstyled(hash);
    if (current !== hash && region.querySelector('[data-api-tabs]')) {
      replaceAddress(window.location.pathname + window.location.search + current);
      document
        .getElementById(decodePart(current.slice(1)))
        ?.scrollIntoView({ behavior: 'instant' });
    }
    return undefined;
  },
};
