import type { ClientModule } from '@docusaurus/types';
import { readThirdParties } from '../third-parties/readThirdParties';
import { whenInteractive } from '../third-parties/whenInteractive';
import { pressEventOf } from './pressEvent';

const config = readThirdParties().analytics;

/** Where there is nothing to send to, none of it is loaded. */
const loaded = config
  ? whenInteractive()
      .then(() => import('./lazy/startAnalytics'))
      .then(({ startAnalytics }) => startAnalytics(config))
      // A chunk that does not arrive costs us figures, not the reader anything.
      .catch(() => undefined)
  : undefined;

if (typeof document !== 'undefined') {
  // One listener for the whole visit: attributes say what is counted (behaviours §21).
  document.addEventListener('click', ({ target }) => {
    const event = pressEventOf(target, Math.random());
    if (event) {
      const { category, ...params } = event;
      window.gtag?.('event', category, params);
    }
  });
}

/** A page view for each path; a change of hash or query is none. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    void loaded?.then((analytics) => analytics?.viewPage());
  }
};
