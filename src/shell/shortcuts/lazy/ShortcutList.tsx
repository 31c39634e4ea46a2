import { useId, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useModal } from '../../../../plugins/kit/browser/useModal';
import { SHORTCUT_KEYS } from '../shortcutKeys';
import { areSingleKeysOn, setSingleKeys } from '../../../../plugins/preferences/browser/singleKeys';
import { shortcutLabels } from './shortcutLabels';
import styles from './ShortcutList.module.css';

interface Props {
  isOpen: boolean;
  /** Must be a stable function. */
  onClose: () => void;
}

/** The keys of each shortcut, as they are on a keyboard. */
const KEYS = new Map<string, readonly string[]>([
  ['search', ['/', /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K']],
  ...Object.entries(SHORTCUT_KEYS).map(
    ([key, shortcut]) => [shortcut, [key.toUpperCase()]] as const,
  ),
]);

/** Turns shortcuts of a single key on and off. */
function SingleKeysSwitch() {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked);
          setIsOn(areSingleKeysOn());
        }}
      />
      <Translate id="shortcuts.singleKeys" description="Checkbox in the list of shortcuts">
        Use shortcuts of a single key
      </Translate>
    </label>
  );
}

/** All keyboard shortcuts, in a modal dialog. */
export function ShortcutList({ isOpen, onClose }: Props) {
  const dialog = useModal(isOpen, onClose);
  const id = useId();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      {isOpen && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={id} className={styles.title}>
              <Translate id="shortcuts.title" description="Title of the list of shortcuts">
                Keyboard shortcuts
              </Translate>
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={translate({
                id: 'shortcuts.close',
                message: 'Close',
                description: 'Button that closes the list of shortcuts',
              })}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </header>
          <dl className={styles.list}>
            {Object.entries(shortcutLabels()).map(([shortcut, label]) => (
              <div key={shortcut}>
                <dt>{label}</dt>
                <dd>
                  {KEYS.get(shortcut)?.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <SingleKeysSwitch />
        </div>
      )}
    </dialog>
  );
}
