import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';
import { MAIN_ID } from './SkipLink';
import styles from './MessagePage.module.css';

/** The focused element is gone with the page that crashed: a screen reader goes on from here. */
function focusOnce(main: HTMLElement | null) {
  main?.focus();
}

/** What a reader sees in place of a page that threw while it rendered. */
export function CrashContent({ error, tryAgain }: Props) {
  return (
    <main id={MAIN_ID} tabIndex={-1} ref={focusOnce} className={styles.main}>
      <h1>
        <Translate id="crash.title" description="Crash page">
          This page crashed
        </Translate>
      </h1>
      <p>
        <Translate id="crash.text" description="Crash page">
          The fault is ours. Try again, or go on from the home page.
        </Translate>
      </p>
      <p className={styles.ways}>
        <button type="button" onClick={tryAgain}>
          <Translate id="crash.tryAgain" description="Crash page">
            Try again
          </Translate>
        </button>
        <Link to="/">
          <Translate id="crash.home" description="Crash page">
            Home page
          </Translate>
        </Link>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
