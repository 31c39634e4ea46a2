import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Translate, { translate } from '@docusaurus/Translate';
import type { ConsentChoice } from '../consent';
import styles from './ConsentBanner.module.css';

interface Props {
  isOpen: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

/** True if the button was clicked before the banner was rendered, which then opens immediately. */
let isRequested = false;

/** Opens the banner again, as soon as it is on the page. */
let reopen = () => {
  isRequested = true;
};

/** Lets a reader change their choice. */
export function askAgain(): void {
  reopen();
}

function ConsentBanner({ isOpen: isInitiallyOpen, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen || isRequested);
  reopen = () => setIsOpen(true);
  if (!isOpen) {
    return null;
  }
  const choose = (choice: ConsentChoice) => {
    setIsOpen(false);
    onChoose(choice);
  };
  return (
    <section
      className={styles.banner}
      aria-label={translate({
        id: 'consent.label',
        message: 'Privacy choices',
        description: 'Accessible name of the consent banner',
      })}
    >
      <p className={styles.text}>
        <Translate id="consent.text" description="Text of the consent banner">
          May we count visits to see which pages help? Nothing is sent unless you allow it, and the
          site works the same either way.
        </Translate>
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={() => choose('essential')}>
          <Translate id="consent.essential" description="Button of the consent banner: refuse">
            Essential only
          </Translate>
        </button>
        <button type="button" onClick={() => choose('all')}>
          <Translate id="consent.all" description="Button of the consent banner: agree">
            Allow
          </Translate>
        </button>
      </div>
    </section>
  );
}

/** Adds the banner to the page, where it persists across navigation. When closed, it waits for `askAgain`. */
export function offerConsent(props: Props): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<ConsentBanner {...props} />);
}
