import type { ReactNode } from 'react';
import styles from './Examples.module.css';
import type { ExampleTexts } from './types';
import { useExampleLanguage } from './useExampleLanguage';

interface ExampleProps {
  name: string;
  texts: ExampleTexts;
  children: ReactNode;
}

/** An example of one state, with its name and an explanation of how it looks. */
export function Example({ name, texts, children }: ExampleProps) {
  const { title, note } = texts[useExampleLanguage()];
  return (
    <figure className={styles.example} data-example={name}>
      <figcaption className={styles.caption}>
        <b>{title}</b>
        <span className={styles.note}>{note}</span>
      </figcaption>
      {children}
    </figure>
  );
}

/** A grid of examples. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={styles.examples}>{children}</div>;
}
