import { useState, useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { OfflineSection } from '@component-docs/offline/browser/lazy/OfflineSection';
import { useModal } from '@component-docs/kit/browser/useModal';
import {
  ThemeProvider,
  useThemeDispatch,
  resetTheme,
  MAX_SPACING,
  MIN_SPACING,
} from '@component-docs/preferences/browser/theme/ThemeProvider';
import { areSingleKeysOn, setSingleKeys } from '@component-docs/preferences/browser/singleKeys';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { themeLink } from '@component-docs/preferences/shared/theme/themeText';
import { useModeChoice, useThemeState } from '@component-docs/preferences/browser/theme/useTheme';
import { createDialog } from '@component-docs/static-pages/browser/on-demand/createDialog';
import { ColorsSection } from './ColorsSection';
import { CodeChoice, DensityChoice, DirectionChoice, ModeChoices } from './choices';
import styles from './SettingsDrawer.module.css';

/** Changes the theme's spacing unit in steps of one pixel. */
function SpacingField() {
  const spacing = useThemeState((theme) => theme.spacing);
  const dispatch = useThemeDispatch();
  const id = useId();
  return (
    <section className={styles.section}>
      <h3 id={id} className={styles.heading}>
        <Translate id="settings.spacing">Spacing unit</Translate>
      </h3>
      <div role="group" aria-labelledby={id} className={styles.group}>
        <button
          type="button"
          className={styles.choice}
          aria-label={translate({ id: 'settings.spacing.decrease', message: 'decrease spacing' })}
          disabled={spacing <= MIN_SPACING}
          onClick={() => dispatch({ type: 'DECREASE_SPACING' })}
        >
          −
        </button>
        <output className={styles.value}>
          <bdi dir="ltr">{`${spacing} px`}</bdi>
        </output>
        <button
          type="button"
          className={styles.choice}
          aria-label={translate({ id: 'settings.spacing.increase', message: 'increase spacing' })}
          disabled={spacing >= MAX_SPACING}
          onClick={() => dispatch({ type: 'INCREASE_SPACING' })}
        >
          +
        </button>
      </div>
    </section>
  );
}

/** Copies a link that opens this page in the reader's theme. Shows the link if copying is refused. */
function CopyLinkButton() {
  const theme = useThemeState((state) => state);
  const { mode } = useModeChoice();
  const { copy, isCopied } = useClipboardCopy();
  const [refusedLink, setRefusedLink] = useState<string | null>(null);
  const id = useId();
  const handleClick = () => {
    const link = themeLink(window.location.href, theme, mode ?? 'system');
    copy(link).then(
      () => setRefusedLink(null),
      () => setRefusedLink(link),
    );
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={handleClick}>
        {isCopied
          ? translate({ id: 'settings.copied', message: 'Link copied' })
          : translate({ id: 'settings.copyLink', message: 'Copy link to these settings' })}
      </button>
      {refusedLink && (
        <label htmlFor={id} className={styles.refused}>
          <Translate id="settings.copyByHand">
            The browser refused. Copy the link yourself:
          </Translate>
          <input id={id} readOnly value={refusedLink} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}

/** Turns shortcuts of a single key on and off, and names them. */
function SingleKeysSwitch() {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby="settings-single-keys"
        onChange={({ target }) => {
          setSingleKeys(target.checked);
          setIsOn(areSingleKeysOn());
        }}
      />
      <Translate id="settings.singleKeys">Use shortcuts of a single key</Translate>
      <small id="settings-single-keys" dir="auto">
        <Translate id="settings.singleKeys.keys">
          / search · N P pages · J K headings · . , demos · E C code of a demo · M mode · L language
        </Translate>
      </small>
    </label>
  );
}

interface Props {
  isOpen: boolean;
  /** Must be a stable function. */
  onClose: () => void;
}

/** The reader's settings, in a modal dialog at the inline end of the page. */
export function SettingsDrawer({ isOpen, onClose }: Props) {
  const dialog = useModal(isOpen, onClose);
  const title = translate({ id: 'settings.title', message: 'Settings' });
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={title}>
      <ThemeProvider>
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 className={styles.title}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={translate({ id: 'settings.close', message: 'Close' })}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4Z" />
              </svg>
            </button>
          </header>
          <ModeChoices />
          <CodeChoice />
          <DirectionChoice />
          <DensityChoice />
          <SpacingField />
          <ColorsSection onNavigate={onClose} />
          <OfflineSection />
          <SingleKeysSwitch />
          <div className={styles.actions}>
            <CopyLinkButton />
            <button type="button" className={styles.action} onClick={resetTheme}>
              <Translate id="settings.reset">Reset all</Translate>
            </button>
          </div>
        </div>
      </ThemeProvider>
    </dialog>
  );
}

/** Opens the reader's settings, given the button to which focus returns. */
export const openSettings = createDialog('settings', SettingsDrawer);
