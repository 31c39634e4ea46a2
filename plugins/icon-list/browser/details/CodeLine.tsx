import { CopyText } from './CopyText';
import styles from './CodeLine.module.css';

interface Props {
  label: string | null;
  code: string;
}

/** A line of code that can be copied. A long one is scrolled, also by keyboard. */
export function CodeLine({ label, code }: Props) {
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <span>{label}</span>
        <CopyText subject={label ?? ''} text={code} />
      </div>
      <pre role="region" aria-label={label ?? undefined} tabIndex={0} translate="no">
        <code>{code}</code>
      </pre>
    </div>
  );
}
