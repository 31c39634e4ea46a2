import Translate, { translate } from '@docusaurus/Translate';
import styles from './Ad.module.css';

/** Asks readers with an ad blocker to allow ads on this site. */
export function PleaseWhitelist() {
  const love = translate({ id: 'ad.whitelist.love', message: 'Love', description: 'Name of ❤️' });
  return (
    <span className={styles.whitelist}>
      <b>
        <Translate id="ad.whitelist.title" description="In place of a blocked ad">
          Help us keep running
        </Translate>
      </b>
      <span>
        <Translate id="ad.whitelist.text" description="In place of a blocked ad">
          Ads about technology, without tracking, pay for these pages. Please allow them for this
          site in your ad blocker.
        </Translate>
      </span>
      <span>
        <Translate id="ad.whitelist.thanks" description="In place of a blocked ad; a heart follows">
          Thank you!
        </Translate>{' '}
        <span role="img" aria-label={love}>
          ❤️
        </span>
      </span>
    </span>
  );
}
