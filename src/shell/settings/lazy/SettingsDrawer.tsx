import Translate, { translate } from '@docusaurus/Translate';
import { OfflineSection } from '../../../../plugins/offline/browser/lazy/OfflineSection';
import { useModal } from '../../../../plugins/kit/browser/useModal';
import { ThemeProvider } from '../../../../plugins/preferences/browser/theme/ThemeProvider';
import { resetTheme } from '../../../../plugins/preferences/browser/theme/resetTheme';
import { ColorsSection } from './ColorsSection';
import { CopyLinkButton } from './CopyLinkButton';
import { DensityChoice, DirectionChoice, ModeChoices } from './choices';
import { SingleKeysSwitch } from './SingleKeysSwitch';
import { SpacingField } from './SpacingField';
import styles from './SettingsDrawer.module.css';

interface Props {
  isOpen: boolean;
  /** Must be a stable function. */
  onClose: () => void;
}

/** The reader's settings, in a modal dialog at the inline end of the page. */
export function SettingsDrawer({ isOpen, onClose }: Props) {
  const dialog = useModal(isOpen, onClose);
  const title = translate({
    id: 'settings.title',
    message: 'Settings',
    description: 'Title of the settings drawer',
  });
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={title}>
      <ThemeProvider>
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 className={styles.title}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={translate({
                id: 'settings.close',
                message: 'Close',
                description: 'Button that closes the settings drawer',
              })}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4Z" />
              </svg>
            </button>
          </header>
          <ModeChoices />
          <DirectionChoice />
          <DensityChoice />
          <SpacingField />
          <ColorsSection onNavigate={onClose} />
          <OfflineSection />
          <SingleKeysSwitch />
          <div className={styles.actions}>
            <CopyLinkButton />
            <button type="button" className={styles.action} onClick={resetTheme}>
              <Translate id="settings.reset" description="Button: all settings back to default">
                Reset all
              </Translate>
            </button>
          </div>
        </div>
      </ThemeProvider>
    </dialog>
  );
}
