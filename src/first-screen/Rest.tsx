import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './Rest.module.css';

/** The contents list of the development server looks for every heading at once. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/**
 * What follows a page's first screen (plugins/first-screen). It is there at once in the server's
 * HTML, on the way back, whose scroll position it holds, and for a fragment, which may be in it. When
 * a link leads here, title and first screen are painted first.
 */
export function Rest({ children }: { children: ReactNode }) {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const canWait = isBrowser && !IS_DEVELOPMENT && action === 'PUSH' && !location.hash;
  const [isHere, setIsHere] = useState(!canWait);
  useEffect(() => startTransition(() => setIsHere(true)), []);
  return isHere ? children : <div className={styles.room} data-rest="" />;
}
