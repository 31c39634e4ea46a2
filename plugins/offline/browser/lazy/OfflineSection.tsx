import { useId } from 'react';
import Translate from '@docusaurus/Translate';
import { NewSave } from './NewSave';
import { ProgressReport } from './ProgressReport';
import { SavedList } from './SavedList';
import { useSaves } from './useSaves';
import styles from './Offline.module.css';

/** Whether this page may be read offline at all: without a worker, nothing would serve what is saved. */
function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function OfflineSaves() {
  const { device, progress, save, pause, cancel, remove } = useSaves();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Translate id="offline.saves" description="Heading in the settings">
          Read offline
        </Translate>
      </h3>
      {device ? (
        <>
          {device.isEvicted && (
            <p className={styles.problem} role="status">
              <Translate id="offline.evicted" description="In the settings">
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
          <Translate id="offline.noStorage" description="In the settings">
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
