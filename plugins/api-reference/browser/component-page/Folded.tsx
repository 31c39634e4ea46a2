import type { ReactNode } from 'react';
import styles from './Folded.module.css';

/** How many items a list has at most that isn't folded. */
export const LONGEST_OPEN_LIST = 12;

interface Props {
  /** Names what is folded. */
  label: string;
  children: ReactNode;
}

/**
 * A long list behind its summary, which also works without JavaScript. The browser's search and links to
 * its items open it.
 */
export function Folded({ label, children }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
