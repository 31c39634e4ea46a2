import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { setMode } from '../../../plugins/preferences/browser/theme/colorModeStore';
import { useThemeState } from '../../../plugins/preferences/browser/theme/themeStore';
import styles from './HeaderButton.module.css';

/** Switches between light and dark. On phones, whose header has no room, the settings do it. */
export function ColorModeButton() {
  const isDark = useThemeState(({ paletteMode }) => paletteMode === 'dark');
  const label = translate({
    id: 'header.darkMode',
    message: 'Dark mode',
    description: 'Name of the button that switches between light and dark',
  });
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.wide)}
      aria-label={label}
      title={label}
      aria-pressed={isDark}
      data-ga-event-category="settings"
      data-ga-event-action={isDark ? 'light' : 'dark'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Zm0 2v14a7 7 0 1 1 0-14Z" />
      </svg>
    </button>
  );
}
