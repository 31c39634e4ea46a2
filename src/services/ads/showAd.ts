import type { Behavior } from '../../runtime/pages/behaviors';
import { whenInteractive } from '../third-parties/whenInteractive';
import { AD_BOX_ATTRIBUTE } from './adBoxAttribute';

/** Brings the ad of a page that has a place for one, once the page is interactive. */
export const showAd: Behavior = {
  enter(region) {
    const hasAd = AD_BOX_ATTRIBUTE in document.documentElement.dataset;
    const place = region.querySelector<HTMLElement>('[data-ad-placement]');
    if (!hasAd || !place) {
      return undefined;
    }
    let isLeft = false;
    let remove = () => {};
    whenInteractive()
      .then(() => import(/* webpackChunkName: "ad" */ './lazy/mountAd'))
      .then(
        ({ mountAd }) => {
          if (!isLeft) {
            remove = mountAd(place);
          }
        },
        // Without its code there is no ad, and the page goes on.
        () => undefined,
      );
    return () => {
      isLeft = true;
      remove();
    };
  },
};
