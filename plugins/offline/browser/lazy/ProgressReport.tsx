import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SetKey } from '../../shared/manifest';
import type { SaveProgress } from '../saved/saveProgress';
import { failureText, sizeText } from './saveChoices';
import type { Device } from './useSaves';
import styles from './Offline.module.css';

interface Props {
  device: Device;
  progress: SaveProgress;
  onSave: (keys: readonly SetKey[]) => void;
  onPause: () => void;
  /** Removes the files that an unfinished save has stored. */
  onCancel: () => void;
}

function Bar({ done, total }: { done: number; total: number }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const label = translate({ id: 'offline.progress', message: 'Saved so far' });
  return (
    <>
      <progress className={styles.bar} aria-label={label} value={done} max={total || 1} />
      <p className={styles.note}>
        {translate(
          { id: 'offline.progress.size', message: '{done} of {total}' },
          { done: sizeText(done, currentLocale), total: sizeText(total, currentLocale) },
        )}
      </p>
    </>
  );
}

/** Buttons for a save that isn't complete: the reader can resume or cancel it. */
function Unfinished({
  keys,
  onSave,
  onCancel,
}: { keys: readonly SetKey[] } & Pick<Props, 'onSave' | 'onCancel'>) {
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={() => onSave(keys)}>
        <Translate id="offline.resume">Resume</Translate>
      </button>
      <button type="button" className={styles.button} onClick={onCancel}>
        <Translate id="offline.cancel">Cancel</Translate>
      </button>
    </div>
  );
}

/** How the save goes that the reader has asked for, now or before the page was closed. */
export function ProgressReport({ device, progress, onSave, onPause, onCancel }: Props) {
  switch (progress.phase) {
    case 'running':
      return (
        <div>
          <Bar {...progress} />
          <button type="button" className={styles.button} onClick={onPause}>
            <Translate id="offline.pause">Pause</Translate>
          </button>
        </div>
      );
    case 'paused':
      return (
        <div>
          <Bar {...progress} />
          <Unfinished keys={progress.keys} onSave={onSave} onCancel={onCancel} />
        </div>
      );
    case 'failed':
      return (
        <div>
          <p className={styles.problem} role="alert">
            {failureText(progress.failure)}
          </p>
          <Unfinished keys={progress.keys} onSave={onSave} onCancel={onCancel} />
        </div>
      );
    case 'complete':
      return (
        <p className={styles.note} role="status">
          <Translate id="offline.complete">
            Saved. These pages now open without a network.
          </Translate>
        </p>
      );
    case 'idle':
      return device.state.pending.length === 0 ? null : (
        <div>
          <p className={styles.note}>
            <Translate id="offline.unfinished">You haven’t finished saving.</Translate>
          </p>
          <Unfinished keys={device.state.pending} onSave={onSave} onCancel={onCancel} />
        </div>
      );
  }
}
