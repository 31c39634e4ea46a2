import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { NewSave } from './NewSave';
import { ProgressReport } from './ProgressReport';
import { useSaves } from './useSaves';
import styles from './Offline.module.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { bytesOf } from '../../shared/manifest';
import type { SetKey } from '../../shared/manifest';
import { savedKeys } from '../saved/savedState';
import type { SavedSet, SavedState } from '../saved/savedState';
import { nameOfSet, sizeText, productOfSet } from './saveChoices';

interface Props {
  state: SavedState;
  onRemove: (keys: readonly SetKey[]) => void;
}

function describe({ savedAt, files }: SavedSet, language: string): string {
  const date = new Date(savedAt);
  return translate(
    { id: 'offline.saved', message: 'Saved on {date}, {size}' },
    {
      date: Number.isNaN(date.getTime())
        ? savedAt
        : date.toLocaleDateString(language, { dateStyle: 'medium' }),
      size: sizeText(bytesOf(files), language),
    },
  );
}

/** The saved pages, by product and language, each of which can be removed. */
function SavedList({ state, onRemove }: Props) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const keys = savedKeys(state).filter((key) => productOfSet(key) !== undefined);
  if (keys.length === 0) {
    return null;
  }
  return (
    <>
      <ul className={styles.list}>
        {keys.map((key) => {
          const set = state.sets[key];
          const name = nameOfSet(key);
          return (
            <li key={key} className={styles.row}>
              <span className={styles.saved}>
                {name}
                <small>{set && describe(set, currentLocale)}</small>
              </span>
              <button
                type="button"
                className={styles.button}
                aria-label={translate(
                  { id: 'offline.remove.label', message: 'Remove {name}' },
                  { name },
                )}
                onClick={() => onRemove([key])}
              >
                <Translate id="offline.remove">Remove</Translate>
              </button>
            </li>
          );
        })}
      </ul>
      {keys.length > 1 && (
        <button type="button" className={styles.button} onClick={() => onRemove(savedKeys(state))}>
          <Translate id="offline.removeAll">Remove everything</Translate>
        </button>
      )}
    </>
  );
}

/** Whether this page may be read offline at all: without a worker, nothing would serve the saved files. */
function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function OfflineSaves() {
  const { device, progress, save, pause, cancel, remove } = useSaves();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Translate id="offline.saves">Read offline</Translate>
      </h3>
      {device ? (
        <>
          {device.isEvicted && (
            <p className={styles.problem} role="status">
              <Translate id="offline.evicted">
                Your browser has removed saved pages to free space. Save them again to read them
                offline.
              </Translate>
            </p>
          )}
          <NewSave device={device} progress={progress} onSave={save} />
          <ProgressReport
            device={device}
            progress={progress}
            onSave={save}
            onPause={pause}
            onCancel={cancel}
          />
          <SavedList state={device.state} onRemove={remove} />
        </>
      ) : (
        <p className={styles.note}>
          <Translate id="offline.noStorage">
            Your browser doesn’t let this site store anything.
          </Translate>
        </p>
      )}
    </section>
  );
}

/** Saves parts of the site for reading offline, where the site has a service worker. */
export function OfflineSection() {
  return hasWorker() ? <OfflineSaves /> : null;
}
