import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import Translate, { translate } from '@docusaurus/Translate';
import { createStore } from '@component-docs/kit/browser/createStore';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import type { ConsentChoice } from '../consent';
import styles from './ConsentBanner.module.css';

interface Props {
  onChoose: (choice: ConsentChoice) => void;
}

/** Whether the banner is open, or opens as soon as it is on the page. */
const openStore = createStore(false);

/** Lets a reader change their choice. */
export function askAgain(): void {
  openStore.set(true);
}

function ConsentBanner({ onChoose }: Props) {
  const isOpen = useSyncExternalStore(openStore.subscribe, openStore.get);
  if (!isOpen) {
    return null;
  }
  const choose = (choice: ConsentChoice) => {
    openStore.set(false);
    onChoose(choice);
  };
  return (
    <section
      className={styles.banner}
      aria-label={translate({ id: 'consent.label', message: 'Privacy choices' })}
    >
      <p className={styles.text}>
        <Translate id="consent.text">
          May we count visits to see which pages help? Nothing is sent unless you allow it, and the
          site works the same either way.
        </Translate>
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={() => choose('essential')}>
          <Translate id="consent.essential">Essential only</Translate>
        </button>
        <button type="button" onClick={() => choose('all')}>
          <Translate id="consent.all">Allow</Translate>
        </button>
      </div>
    </section>
  );
}

/** Adds the banner to the page, where it persists across navigation. While closed, it waits for `askAgain`. */
export function offerConsent({ isOpen, onChoose }: Props & { isOpen: boolean }): void {
  const container = document.body.appendChild(document.createElement('div'));
  if (isOpen) {
    openStore.set(true);
  }
  createRoot(container).render(
    <PagePart>
      {/* Has the remains of a broken banner removed with it. */}
      <div>
        <ConsentBanner onChoose={onChoose} />
      </div>
    </PagePart>,
  );
}
