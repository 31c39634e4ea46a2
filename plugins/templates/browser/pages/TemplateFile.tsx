import type { ReactNode } from 'react';
import styles from './TemplatePages.module.css';

interface Props {
  /** File name. */
  name: string;
  /** The purpose of the file. */
  purpose: string;
  /** Shows the code from the start. */
  open?: 'true';
  /** The code. */
  children: ReactNode;
}

/** A file of a template, which readers open to see its code. */
export default function TemplateFile({ name, purpose, open, children }: Props) {
  return (
    <details open={open === 'true'} className={styles.file}>
      <summary>
        <code>{name}</code> <span>{purpose}</span>
      </summary>
      {children}
    </details>
  );
}
