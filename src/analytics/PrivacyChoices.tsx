import Translate from '@docusaurus/Translate';
import styles from './PrivacyChoices.module.css';

/** Lets readers change their consent; `askForConsentAgain` shows it on sites that ask for it. */
export function PrivacyChoices() {
  return (
    <button type="button" className={styles.button} data-privacy-choices="" hidden>
      <Translate id="consent.change">Privacy choices</Translate>
    </button>
  );
}
