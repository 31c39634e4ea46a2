import { useEffect } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Error';
import { disconnectHistory } from '../../lib/routerHistory';
import { CrashMessage } from './CrashMessage';
import { MAIN_ID } from './SkipLink';
import styles from './MessagePage.module.css';

/** The focused element is gone with what crashed: a screen reader goes on from here. */
function focusOnce(main: HTMLElement | null) {
  main?.focus();
}

/**
 * What a reader sees in place of a page whose shell threw. From here on every way leads through a full
 * load, links and the browser's own buttons alike.
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
    <main id={MAIN_ID} tabIndex={-1} ref={focusOnce} className={styles.main}>
      <CrashMessage error={error} tryAgain={tryAgain} home={home} />
    </main>
  );
}
