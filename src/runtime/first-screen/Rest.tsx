import type { ReactNode } from 'react';
import styles from './Rest.module.css';
import { useArrival } from './useArrival';

/** What follows a page's first screen (plugins/bundling/first-screen), which is shown first. */
export function Rest({ children }: { children: () => ReactNode }) {
  return useArrival() ? <div className={styles.room} data-rest="" /> : children();
}
