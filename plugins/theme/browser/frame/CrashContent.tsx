import { useEffect } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Error';
import { disconnectHistory } from '@component-docs/kit/browser/routerHistory';
import { CrashMessage } from './CrashMessage';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from './MessagePage.module.css';

/** The crash removed the focused element, so screen readers continue from here. */
function focusOnce(main: HTMLElement | null) {
  main?.focus();
}

/**
 * Shown in place of a page whose shell threw. From then on, every navigation loads a full page,
 * both by links and with the browser's buttons.
 */
export function CrashContent({ error, tryAgain }: Props) {
  const home = useBaseUrl('/');
  useEffect(() => {
    const reload = () => window.location.reload();
    disconnectHistory();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <main id={SITE_IDS.main} tabIndex={-1} ref={focusOnce} className={styles.main}>
      <CrashMessage error={error} tryAgain={tryAgain} home={home} />
    </main>
  );
}
