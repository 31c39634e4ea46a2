import { useEffect } from 'react';
import { readThirdParties } from '../third-parties/readThirdParties';
import { useOnDemand } from '../../lib/useOnDemand';

const loadFeedAd = () => import('./lazy/FeedAd').then((module) => module.FeedAd);

/** The ad under a demo whose code has been opened. Renders only in the browser. */
export function FeedAdPlacement() {
  const [FeedAd, load] = useOnDemand(loadFeedAd);
  const feed = readThirdParties().ads?.feed;
  useEffect(() => {
    if (feed) {
      load();
    }
    // Only once per demo.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return FeedAd && feed ? <FeedAd feed={feed} /> : null;
}
