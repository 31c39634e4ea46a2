import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** What the badge is about: an icon, an avatar, a word. */
  children?: ReactNode;
  /** The number. */
  count: number;
  /** Larger numbers are shown as this one with a plus. */
  max?: number;
  /** Whether the badge is there for a count of zero. */
  showZero?: boolean;
}

/** A number on something: how many are new, or left. */
export function Badge({ children, count, max = 99, showZero = false }: BadgeProps) {
  const isShown = count !== 0 || showZero;
  return (
    <span className={styles.place}>
      {children}
      {isShown && <span className={styles.badge}>{count > max ? `${max}+` : count}</span>}
    </span>
  );
}
