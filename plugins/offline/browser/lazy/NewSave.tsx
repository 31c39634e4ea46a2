import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { SetKey } from '../../shared/manifest';
import type { SaveProgress } from '../saved/saveProgress';
import { nameOfChoice, sizeText, saveChoices } from './saveChoices';
import type { SaveChoice } from './saveChoices';
import type { Device } from './useSaves';
import styles from './Offline.module.css';

interface Props {
  device: Device;
  progress: SaveProgress;
  onSave: (keys: readonly SetKey[]) => void;
}

function labelOf(choice: SaveChoice, language: string): string {
  const name = nameOfChoice(choice);
  return choice.missing === 0
    ? translate({ id: 'offline.choice.saved', message: '{name}: saved' }, { name })
    : translate(
        { id: 'offline.choice', message: '{name}: {size}' },
        { name, size: sizeText(choice.missing, language) },
      );
}

/** Lets the reader choose pages to save, and shows the size. */
export function NewSave({ device, progress, onSave }: Props) {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const language = LANGUAGES.find((name) => name === currentLocale) ?? LANGUAGES[0];
  const [value, setValue] = useState('all');
  const choices = saveChoices(device.manifests, { ...device, language });
  const choice = choices.find((candidate) => candidate.value === value) ?? choices[0];
  const isBusy = progress.phase === 'running';
  if (!choice || choice.keys.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="offline.connect">Connect to the internet to save pages.</Translate>
      </p>
    );
  }
  const tag = localeConfigs[currentLocale]?.htmlLang ?? language;
  return (
    <div className={styles.row}>
      <select
        className={styles.select}
        aria-label={translate({ id: 'offline.what', message: 'What to save' })}
        value={choice.value}
        disabled={isBusy}
        onChange={({ target }) => setValue(target.value)}
      >
        {choices.map((option) => (
          <option key={option.value} value={option.value}>
            {labelOf(option, tag)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.button}
        disabled={isBusy || choice.missing === 0}
        onClick={() => onSave(choice.keys)}
      >
        <Translate id="offline.save">Save</Translate>
      </button>
    </div>
  );
}
