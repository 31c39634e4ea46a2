import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { whenInteractive } from '@component-docs/third-parties/browser/whenInteractive';
import { AD_BOX_ATTRIBUTE } from '@component-docs/third-parties/shared/adBoxAttribute';
import { countCrash, countFailedStart } from './countCrash';

/** Loads the ad of a page that has a placement for one, after the page has become interactive. */
export const showAd: Behavior = {
  enter(region) {
    const { dataset } = document.documentElement;
    if (!readThirdParties().ads) {
      // Docusaurus sets any attribute that a link asks for, on sites without ads, too.
      delete dataset[AD_BOX_ATTRIBUTE];
    }
    const hasAd = AD_BOX_ATTRIBUTE in dataset;
    const place = region.querySelector<HTMLElement>('[data-ad-placement]');
    if (!hasAd || !place) {
      return undefined;
    }
    let hasLeft = false;
    let remove = () => {};
    whenInteractive()
      .then(() => import(/* webpackChunkName: "page-slot" */ './lazy/AdSlot'))
      .then(({ mountAd }) => {
        if (!hasLeft) {
          remove = mountAd(place);
        }
      })
      .catch((error: unknown) => {
        // There is no ad, and its box disappears.
        place.removeAttribute('data-ad-placement');
        countFailedStart(error, null);
      });
    return () => {
      hasLeft = true;
      try {
        remove();
      } catch {
        // The network's script has moved or removed elements that React has rendered. The page goes on.
        countCrash(null);
      }
    };
  },
};
