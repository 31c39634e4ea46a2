import { useEffect, useState } from 'react';
import { isBot } from '@component-docs/third-parties/shared/bots';
import { FEED_AD_LABEL } from '../types';
import { AdDisplay } from './AdDisplay';
import { AdErrorBoundary } from './AdErrorBoundary';
import { fetchFeedAd } from './parseFeed';
import type { FeedAd as FeedAdRecord } from './parseFeed';
import styles from './Ad.module.css';

/** Renders a feed's ad, with the hidden tracking images that count it. */
export function FeedAdView({ ad }: { ad: FeedAdRecord | null }) {
  return (
    <AdErrorBoundary label={FEED_AD_LABEL}>
      <span className={styles.box}>
        {ad && (
          <>
            <AdDisplay ad={ad} shape="inline" className="carbonads" />
            {ad.impressions.map((address) => (
              <img key={address} className={styles.pixel} src={address} alt="" />
            ))}
          </>
        )}
      </span>
    </AdErrorBoundary>
  );
}

function FetchedAd({ feed }: { feed: string }) {
  const [ad, setAd] = useState<FeedAdRecord | null>(null);
  const isOff = isBot(navigator.userAgent);
  useEffect(() => {
    const controller = new AbortController();
    if (!isOff) {
      void fetchFeedAd(feed, controller.signal).then(setAd);
    }
    return () => controller.abort();
  }, [feed, isOff]);
  return isOff ? null : <FeedAdView ad={ad} />;
}

/** The ad under a demo: reserves its space, then shows the feed's ad if there is one. Bots get neither. */
export function FeedAd({ feed }: { feed: string }) {
  return (
    <AdErrorBoundary label={FEED_AD_LABEL}>
      <FetchedAd feed={feed} />
    </AdErrorBoundary>
  );
}
