import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Callout.module.css';

interface Props {
  kind: 'info' | 'warning';
  children: ReactNode;
}

/** A short remark that is set off from the surrounding text. */
export function Callout({ kind, children }: Props) {
  return (
    <div className={clsx(styles.callout, styles[kind])} role="note">
      {children}
    </div>
  );
}
