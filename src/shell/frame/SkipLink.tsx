import type { MouseEvent } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './SkipLink.module.css';

/** Id of every page's `<main>`. */
export const MAIN_ID = 'main-content';

function focusMain(event: MouseEvent) {
  const main = document.getElementById(MAIN_ID);
  if (main) {
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  }
}

/** The first element in the tab order: moves focus past the header and navigation into `<main>`. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${MAIN_ID}`} onClick={focusMain}>
      <Translate id="shell.skipToContent" description="First link of the page">
        Skip to content
      </Translate>
    </a>
  );
}
