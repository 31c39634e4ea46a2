import { useState } from 'react';
import Translate from '@docusaurus/Translate';
import { areSingleKeysOn, setSingleKeys } from '../../../../plugins/preferences/browser/singleKeys';
import styles from './SettingsDrawer.module.css';

/** Turns shortcuts of a single key on and off, and names them. */
export function SingleKeysSwitch() {
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
      <Translate id="settings.singleKeys" description="Checkbox in the settings">
        Use shortcuts of a single key
      </Translate>
      <small id="settings-single-keys">
        <Translate id="settings.singleKeys.keys" description="Under settings.singleKeys">
          / search · N P pages · J K headings · . , demos · E C code of a demo · M mode · L language
        </Translate>
      </small>
    </label>
  );
}
