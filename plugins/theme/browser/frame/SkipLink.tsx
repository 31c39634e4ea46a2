import type { MouseEvent } from 'react';
import Translate from '@docusaurus/Translate';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from './SkipLink.module.css';

function focusMain(event: MouseEvent) {
  const main = document.getElementById(SITE_IDS.main);
  if (main) {
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  }
}

/** The first element in the tab order: moves focus past the header and navigation into `<main>`. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${SITE_IDS.main}`} onClick={focusMain}>
      <Translate id="shell.skipToContent" description="First link of the page">
        Skip to content
      </Translate>
    </a>
  );
}
