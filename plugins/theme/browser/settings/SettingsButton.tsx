import { useCallback, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import styles from '../header/HeaderButton.module.css';

const loadDrawer = () =>
  import(/* webpackChunkName: "settings" */ './lazy/SettingsDrawer').then(
    (module) => module.SettingsDrawer,
  );

/** Opens the reader's settings, whose code is loaded when a reader is about to open them. */
export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { Component: Drawer, prepare, request } = useOnDemand(loadDrawer);
  const label = translate({
    id: 'settings.toggle',
    message: 'Toggle settings drawer',
    description: 'Name of the settings button',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => request(() => setIsOpen((before) => !before))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h9v2H4Zm13-2h2v2h1v2h-1v2h-2Zm-13 8h3v2H4Zm5-2h2v2h9v2h-9v2H9Zm-5 8h9v2H4Zm11-2h2v2h3v2h-3v2h-2Z" />
        </svg>
      </button>
      {Drawer && <Drawer isOpen={isOpen} onClose={close} />}
    </>
  );
}
