import { translate } from '@docusaurus/Translate';
import styles from '../header/HeaderButton.module.css';

/** Opens the reader's settings (`openDialogs`). */
export function SettingsButton() {
  const label = translate({ id: 'settings.toggle', message: 'Toggle settings drawer' });
  return (
    <button
      type="button"
      className={styles.button}
      data-opens="settings"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h9v2H4Zm13-2h2v2h1v2h-1v2h-2Zm-13 8h3v2H4Zm5-2h2v2h9v2h-9v2H9Zm-5 8h9v2H4Zm11-2h2v2h3v2h-3v2h-2Z" />
      </svg>
    </button>
  );
}
