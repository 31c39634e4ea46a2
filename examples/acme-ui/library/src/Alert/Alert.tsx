import type { ReactNode } from 'react';
import styles from './Alert.module.css';

export interface AlertProps {
  /** The text of the message. */
  children: ReactNode;
  /** A short heading above the text. */
  title?: string;
  /** How serious the message is. */
  severity?: 'info' | 'success' | 'warning' | 'error';
  /** Called when readers close the message. Without it, the message has no button to close it. */
  onClose?: () => void;
  /** The name of the button that closes the message. */
  closeLabel?: string;
}

/** A message that is important for what the reader does now. */
export function Alert({
  children,
  title,
  severity = 'info',
  onClose,
  closeLabel = 'Close',
}: AlertProps) {
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      className={`${styles.alert} ${styles[severity]}`}
    >
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}
