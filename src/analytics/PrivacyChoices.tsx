import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { refusesTracking } from './privacySignals';
import styles from './PrivacyChoices.module.css';

const askAgain = () =>
  void import(/* webpackChunkName: "reader-choices" */ './lazy/ConsentBanner').then(
    (banner) => banner.askAgain(),
    sayLoadFailed,
  );

/** Lets readers change their consent with as few clicks as they gave it. Shown on sites that ask for consent. */
export function PrivacyChoices() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const isAsked = readThirdParties().analytics?.consent === 'needed';
    setIsNeeded(isAsked && !refusesTracking(navigator));
  }, []);
  return isNeeded ? (
    <button type="button" className={styles.button} onClick={askAgain}>
      <Translate id="consent.change" description="Button in the footer">
        Privacy choices
      </Translate>
    </button>
  ) : null;
}
