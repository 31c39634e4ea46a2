import { useEffect } from 'react';
import { readThirdParties } from '../third-parties/readThirdParties';
import { useOnDemand } from '../platform/on-demand/useOnDemand';

const loadFeedAd = () => import('./lazy/FeedAd').then((module) => module.FeedAd);

/** The ad under a demo whose code has been opened. Renders only in the browser. */
export function FeedAdPlacement() {
  const { Component: FeedAd, prepare } = useOnDemand(loadFeedAd);
  const feed = readThirdParties().ads?.feed;
  useEffect(() => {
    if (feed) {
      prepare();
    }
  }, [feed, prepare]);
  return FeedAd && feed ? <FeedAd feed={feed} /> : null;
}
