import type { ClientModule } from '@docusaurus/types';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { whenInteractive } from '@component-docs/third-parties/browser/whenInteractive';
import { clickEventOf } from './clickEvent';

const config = readThirdParties().analytics;

/** Without a configuration, analytics isn't loaded. */
const loaded = config
  ? whenInteractive()
      .then(() => import(/* webpackChunkName: "idle-start" */ './lazy/startAnalytics'))
      .then(({ startAnalytics }) => startAnalytics(config))
      // If the chunk fails to load, only figures are lost; the page isn't affected.
      .catch(() => undefined)
  : undefined;

if (typeof document !== 'undefined') {
  // One listener for the whole visit: attributes of the clicked elements define which clicks are counted.
  document.addEventListener('click', ({ target }) => {
    const event = clickEventOf(target, Math.random());
    if (event) {
      const { category, ...params } = event;
      window.gtag?.('event', category, params);
    }
  });
}

/** Counts a page view for each path. A change of hash or query isn't a page view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    void loaded?.then((viewPage) => viewPage?.());
  }
};
