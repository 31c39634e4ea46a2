import { useEffect, useState } from 'react';
import { FeedAdView } from '../../../plugins/ads/browser/lazy/FeedAd';
import { fetchFeedAd } from '../../../plugins/ads/browser/lazy/fetchFeedAd';
import type { FeedAd } from '../../../plugins/ads/browser/lazy/parseFeed';
import { Example, Examples } from './Examples';
import styles from './Examples.module.css';
import { FEED_EXAMPLES } from './feedExamples';
import type { FakeFeed } from './feedExamples';
import { ASKED } from './feedTexts';
import { useExampleLanguage } from './useExampleLanguage';

/**
 * Requests a feed in the same way as the ad under a demo. Shows the result and the number of
 * requests.
 */
function RequestedFeed({ feed }: { feed: FakeFeed }) {
  const language = useExampleLanguage();
  const [ad, setAd] = useState<FeedAd | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let attempt = 0;
    const send = () => {
      attempt += 1;
      setTimes(attempt);
      return feed(attempt);
    };
    void fetchFeedAd('', controller.signal, send).then(setAd);
    return () => controller.abort();
  }, [feed]);
  return (
    <>
      <div className={styles.place}>
        <FeedAdView ad={ad} />
      </div>
      <p className={styles.note}>{ASKED[language](times)}</p>
    </>
  );
}

/** Examples of the ad under a demo, with every kind of feed. */
export function FeedGallery() {
  return (
    <Examples>
      {FEED_EXAMPLES.map(({ name, texts, feed }) => (
        <Example key={name} name={`feed: ${name}`} texts={texts}>
          {feed && <RequestedFeed feed={feed} />}
        </Example>
      ))}
    </Examples>
  );
}
