// Replaces: appears after 200 px in either scroll direction, with this site's position and labels.
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A button that scrolls a long page back to the top. `showBackToTop` shows it and handles its clicks. */
export default function BackToTopButton() {
  return (
    <button
      type="button"
      className={`theme-back-to-top-button ${styles.button}`}
      data-back-to-top=""
      aria-label={translate({ id: 'shell.backToTop.ariaLabel', message: 'Scroll back to top' })}
      title={translate({ id: 'shell.backToTop.tooltip', message: 'Scroll to top' })}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.4 15.4 12 10.8l4.6 4.6L18 14l-6-6-6 6 1.4 1.4Z" />
      </svg>
    </button>
  );
}
