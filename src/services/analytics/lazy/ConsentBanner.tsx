import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Translate, { translate } from '@docusaurus/Translate';
import type { ConsentChoice } from '../consent';
import styles from './ConsentBanner.module.css';

interface Props {
  isOpen: boolean;
  onChoose: (choice: ConsentChoice) => void;
}

/** A press on the button may come before the banner does, which then opens by itself. */
let isAwaited = false;

/** Opens the banner again, once it is on the page. */
let reopen = () => {
  isAwaited = true;
};

/** Lets a reader change a choice that was made. */
export function askAgain(): void {
  reopen();
}

function ConsentBanner({ isOpen: isOpenAtFirst, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || isAwaited);
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

/** Puts the banner on the page, which outlives navigation; closed, it waits for `askAgain`. */
export function offerConsent(props: Props): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<ConsentBanner {...props} />);
}
