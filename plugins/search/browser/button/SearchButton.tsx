import { translate } from '@docusaurus/Translate';
import styles from './SearchButton.module.css';

/** The button in the header that opens the search. `answerSearch` answers it. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      data-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
      <span>{translate({ id: 'search.button', message: 'Search…' })}</span>
      <kbd aria-hidden="true" translate="no" />
    </button>
  );
}
