import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The name of the field, above it. */
  label: string;
  /** Help below the field. */
  hint?: string;
  /** What is wrong with the value. It takes the place of the hint. */
  error?: string;
}

/** A field for a line of text, with its name, help, and fault. */
export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={note && `${id}-note`}
      />
      {note && (
        <small id={`${id}-note`} className={error ? styles.error : undefined}>
          {note}
        </small>
      )}
    </span>
  );
}
