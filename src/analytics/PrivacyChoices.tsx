import Translate from '@docusaurus/Translate';
import styles from './PrivacyChoices.module.css';

/**
 * Lets readers change their consent with as few clicks as they gave it. `askForConsentAgain` shows it on sites that
 * ask for consent.
 */
export function PrivacyChoices() {
  return (
    <button type="button" className={styles.button} data-privacy-choices="" hidden>
      <Translate id="consent.change">Privacy choices</Translate>
    </button>
  );
}
