import { useEffect } from 'react';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { countFailedStart } from './countCrash';
import { FEED_AD_LABEL } from './types';

async function loadFeedAd() {
  try {
    const { FeedAd } = await import(/* webpackChunkName: "demo-slot" */ './lazy/FeedAd');
    return FeedAd;
  } catch (error) {
    countFailedStart(error, FEED_AD_LABEL);
    throw error;
  }
}

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
